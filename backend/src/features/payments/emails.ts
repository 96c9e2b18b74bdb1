import type Stripe from 'stripe';
import type { UserRow } from '../../base/actor.ts';
import { inTransaction } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { dayWords, moneyWords, monthWords } from '../brand/index.ts';
import { emailWords } from '../mail/index.ts';
import { notify } from '../notifications/index.ts';
import { USER } from '../sign-in/index.ts';
import { accessUntil, invoiceOf, type MirrorRow } from './mirror.ts';
import { isMarked, mark } from './tables.ts';

const SUBSCRIPTION = '/account/subscription';
const CARDS = '/account/payment_methods';
const ACCOUNT = 'api::account.account';
const DAY = 24 * 3600 * 1000;
const WEEK = 7 * DAY;

const readersOf = (strapi: Strapi, accountId: number): Promise<UserRow[]> =>
  strapi.db.query(USER).findMany({ where: { account: { id: accountId }, blocked: false } });

/** One transaction for the mark and the emails: a crash in between would send none. */
const once = (strapi: Strapi, key: string, tell: () => Promise<void>): Promise<void> =>
  inTransaction(strapi, async () => {
    if (await mark(strapi, key)) await tell();
  });

/** Sent once per invoice, however often the provider retries it. */
export const emailPaymentFailed = async (
  strapi: Strapi,
  account: MirrorRow,
  live: Stripe.Subscription | undefined,
): Promise<void> => {
  const invoice = live?.status === 'past_due' ? invoiceOf(live) : null;
  if (!live || !invoice?.id) return;
  const { amount_remaining: cents, currency } = invoice;
  const until = new Date((accessUntil(live) ?? live.created) * 1000);
  await once(strapi, `letter:failed:${invoice.id}`, async () => {
    await notify(strapi, {
      kind: 'payment-failed',
      about: `accounts/${account.id}`,
      event: `${invoice.id}`,
      to: await readersOf(strapi, account.id),
      words: () => ({
        title: m.payment_failed_title({ amount: moneyWords(cents, currency) }),
        text: m.payment_failed_until({ until: dayWords(until) }),
      }),
      path: SUBSCRIPTION,
      email: (reader) => emailWords('payment-failed', reader, { cents, currency, until }),
    });
  });
};

/** Sent once to the users of each trial that ends within a week. */
export const emailTrialsEnding = async (strapi: Strapi): Promise<void> => {
  const ending: MirrorRow[] = await strapi.db.query(ACCOUNT).findMany({
    where: {
      subscription_status: 'trialing',
      trial_ends_at: { $gt: new Date(), $lte: new Date(Date.now() + WEEK) },
    },
  });
  for (const { id, subscription_id: subscription, trial_ends_at: at } of ending) {
    const key = `letter:trial:${subscription ?? id}`;
    if (!at || (await isMarked(strapi, key))) continue;
    await once(strapi, key, async () => {
      const ends = new Date(at);
      await notify(strapi, {
        kind: 'trial-ending',
        about: `accounts/${id}`,
        event: subscription ?? id,
        to: await readersOf(strapi, id),
        words: () => ({
          title: m.trial_ending_title({ ends: dayWords(ends) }),
          text: m.trial_ending_charge(),
        }),
        path: SUBSCRIPTION,
        email: (reader) => emailWords('trial-ending', reader, { ends }),
      });
    });
  }
};

/** Until the end of this month, and at least for thirty days. */
const soon = (now: Date): Date =>
  new Date(
    Math.max(now.getTime() + 30 * DAY, Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)),
  );

/** Sent once to the users whose card for Premium expires soon, for each card and month. */
export const emailCardsExpiring = async (strapi: Strapi): Promise<void> => {
  const now = new Date();
  const expiring: MirrorRow[] = await strapi.db.query(ACCOUNT).findMany({
    where: { paying_card_ends_at: { $gt: now, $lte: soon(now) } },
  });
  for (const {
    id,
    paying_card: card,
    paying_card_last4: last4,
    paying_card_ends_at: at,
  } of expiring) {
    if (!at) continue;
    const month = new Date(new Date(at).getTime() - 1);
    const key = `letter:card:${card}:${month.toISOString().slice(0, 7)}`;
    if (await isMarked(strapi, key)) continue;
    await once(strapi, key, async () => {
      const facts = { last4: last4 ?? '', month };
      await notify(strapi, {
        kind: 'card-expiring',
        about: `accounts/${id}`,
        event: key,
        to: await readersOf(strapi, id),
        words: () => ({
          title: m.card_expiring_title({
            last4: facts.last4,
            expires: monthWords(month),
          }),
          text: m.card_expiring_pays(),
        }),
        path: CARDS,
        email: (reader) => emailWords('card-expiring', reader, facts),
      });
    });
  }
};
