import type Stripe from 'stripe';
import type { UserRow } from '../../base/actor.ts';
import { inTransaction } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { dayWords, moneyWords } from '../brand/index.ts';
import { notify, staffWho } from '../notifications/index.ts';
import type { MirrorRow } from './mirror.ts';
import { ask, idOf } from './provider.ts';
import { isMarked, mark } from './tables.ts';

type DisputeStatus = 'needs_response' | 'under_review' | 'won' | 'lost' | 'closed';

const ends: Readonly<Record<string, DisputeStatus>> = {
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
  prevented: 'closed',
};

/** Inquiries and appeals count as disputes. After the time to respond the bank decides. */
const statusOf = ({ status, evidence_details: evidence }: Stripe.Dispute): DisputeStatus => {
  const waits = status.endsWith('needs_response') && !evidence?.past_due;
  return ends[status] ?? (waits ? 'needs_response' : 'under_review');
};

/** Tells the staff who handle disputes that a dispute has begun or ended, once for each. */
export const notifyOfDispute = (
  strapi: Strapi,
  account: MirrorRow,
  dispute: Stripe.Dispute,
): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const { id, amount, currency, reason, evidence_details: evidence } = dispute;
    const status = statusOf(dispute);
    const isOpen = status === 'needs_response' || status === 'under_review';
    const event = `${id}:${isOpen ? 'open' : 'closed'}`;
    // Events arrive in any order.
    if (isOpen && (await isMarked(strapi, `dispute:${id}:closed`))) return;
    if (!(await mark(strapi, `dispute:${event}`))) return;
    const user: UserRow | undefined = await sql('up_users')
      .where({ account_id: account.id })
      .orderBy('id')
      .first();
    const due = evidence?.due_by ? new Date(evidence.due_by * 1000) : null;
    await notify(strapi, {
      kind: 'dispute',
      about: `disputes/${id}`,
      event,
      to: await staffWho(strapi, 'dispute.handle'),
      words: () => ({
        title: m.dispute_title({ status, amount: moneyWords(amount, currency) }),
        text: [
          m.dispute_account({ account: user?.email ?? account.email ?? account.id }),
          m.dispute_reason({ reason, words: reason.replaceAll('_', ' ') }),
          ...(status === 'needs_response'
            ? [due ? m.dispute_respond_by({ due: dayWords(due) }) : m.dispute_respond()]
            : []),
        ].join('\n'),
      }),
      path: user ? `/accounts/${user.id}` : '/accounts',
    });
  });

/** Charges of a customer that are searched for disputes. */
const CHARGES = 100;

/** The disputed payments of a customer, newest first, each with its latest dispute. `invoiceOf` finds the invoice that an intent paid. */
export const disputesOf = async (
  strapi: Strapi,
  customer: string,
  invoiceOf: (intent: string) => string | null,
) => {
  const { data: charges } = await ask(strapi, (provider) =>
    provider.charges.list({ customer, limit: CHARGES }),
  );
  const found = await Promise.all(
    charges
      .filter(({ disputed }) => disputed)
      .map(async ({ id: charge, created: date, description, payment_intent }) => {
        const { data } = await ask(strapi, (provider) =>
          provider.disputes.list({ charge, limit: 1 }),
        );
        return data.map((dispute) => {
          const { id, amount, currency, evidence_details: evidence } = dispute;
          const status = statusOf(dispute);
          const due_by = status === 'needs_response' ? (evidence.due_by ?? null) : null;
          const intent = idOf(payment_intent);
          const invoice = intent === null ? null : invoiceOf(intent);
          return { id, invoice, description, date, amount, currency, status, due_by };
        });
      }),
  );
  return found.flat();
};
