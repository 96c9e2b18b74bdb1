import type Stripe from 'stripe';
import type { UserRow } from '../actor.ts';
import { inTransaction } from '../database.ts';
import { notify } from '../notifications/notify.ts';
import { staffWho } from '../notifications/recipients.ts';
import type { Strapi } from '../registry.ts';
import type { MirrorRow } from './mirror.ts';
import { dayWords, moneyWords } from './money.ts';
import { isMarked, mark } from './tables.ts';

/** Tells the staff who handle disputes that a dispute has begun or ended, once for each. */
export const notifyOfDispute = (
  strapi: Strapi,
  account: MirrorRow,
  { id, amount, currency, reason, status, evidence_details: evidence }: Stripe.Dispute,
): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const isOpen = !['won', 'lost', 'warning_closed', 'prevented'].includes(status);
    const event = `${id}:${isOpen ? 'open' : 'closed'}`;
    // Events arrive in any order.
    if (isOpen && (await isMarked(strapi, `dispute:${id}:closed`))) return;
    if (!(await mark(strapi, `dispute:${event}`))) return;
    const user: UserRow | undefined = await sql('up_users')
      .where({ account_id: account.id })
      .orderBy('id')
      .first();
    const money = moneyWords(amount, currency);
    const due = evidence?.due_by ? ` by ${dayWords(new Date(evidence.due_by * 1000))}` : '';
    const result = status === 'won' || status === 'lost' ? `was ${status}` : 'was closed';
    await notify(strapi, {
      ...{ kind: 'dispute', about: `disputes/${id}`, event },
      to: await staffWho(strapi, 'dispute.handle'),
      title: isOpen ? `A payment of ${money} is disputed` : `The dispute over ${money} ${result}`,
      text: [
        `Account: ${user?.email ?? account.email ?? account.id}`,
        `Reason: ${reason.replaceAll('_', ' ')}`,
        ...(isOpen ? [`Respond at the card provider${due}.`] : []),
      ].join('\n'),
      path: user ? `/accounts/${user.id}` : '/accounts',
    });
  });
