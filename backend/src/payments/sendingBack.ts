import Stripe from 'stripe';
import type { Strapi } from '../registry.ts';
import { moneyWords } from './money.ts';
import { ask } from './provider.ts';

/* Money that goes back to a card, whatever part of it somebody sent back by hand before. */

/** What the provider will never send back: a dispute has taken it already. One it does not know may be known to the right key. */
const NEVER = 'charge_disputed';
/** Somebody sent all of it back by hand a moment ago. */
const GONE = 'charge_already_refunded';

interface SentBack {
  /** Id of the refund; null when there will never be one. */
  refund: string | null;
  /** What became of the money, as the offer's history tells it. */
  note: string;
}

type Marks = Record<string, string>;

/** What has not gone back yet; unknown as long as nothing was paid, which the provider then says itself. */
const restOf = async (provider: Stripe, intent: string): Promise<number | undefined> => {
  const expand = ['latest_charge'];
  const { latest_charge: paid } = await provider.paymentIntents.retrieve(intent, { expand });
  return typeof paid === 'object' && paid?.paid ? paid.amount - paid.amount_refunded : undefined;
};

const isOf = (marks: Marks, { metadata }: Stripe.Refund): boolean =>
  Object.entries(marks).every(([key, value]) => metadata?.[key] === value);

const tell = (refunds: readonly Stripe.Refund[], marks: Marks): SentBack | null => {
  const went = refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  const own = went.filter((refund) => isOf(marks, refund));
  const [latest] = [...own, ...went];
  if (!latest) return null;
  const sum = (of: readonly Stripe.Refund[]) =>
    moneyWords(
      of.reduce((cents, { amount }) => cents + amount, 0),
      latest.currency,
    );
  const others = went.filter((refund) => !own.includes(refund));
  const both = own.length > 0 && others.length > 0;
  const note = both
    ? `Paid back ${sum(own)}. ${sum(others)} went back before.`
    : `Paid back ${sum(went)}.`;
  return { refund: latest.id, note };
};

/** Sends back what is left of a payment, under the marks of why; what went back already, by hand or unheard, is found and told. */
export const sendBack = (strapi: Strapi, intent: string | null, marks: Marks): Promise<SentBack> =>
  ask(strapi, async (provider) => {
    const payment = intent ?? '';
    const rest = intent ? await restOf(provider, intent) : undefined;
    try {
      // Without a key of ours, under which a no would be repeated for a day: no more than the rest ever goes back.
      const amount = rest === undefined ? {} : { amount: rest };
      if (rest !== 0)
        await provider.refunds.create({ payment_intent: payment, metadata: marks, ...amount });
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      if (error.code === NEVER) {
        strapi.log.error(`Never paid back, ${intent}: ${error.message}`);
        return { refund: null, note: `Not paid back: ${error.message}` };
      }
      if (error.code !== GONE) throw error;
    }
    const { data } = await provider.refunds.list({ payment_intent: payment, limit: 100 });
    const told = tell(data, marks);
    if (!told) throw new Error(`Nothing is known of what went back of ${intent}.`);
    return told;
  });
