import type { BadgeKind } from '../../components/Badge/Badge.tsx';
import { formatMoney } from '../../components/Money/Money.tsx';
import { type PlanTerm, priceWords, termWords } from '../PlanPicker/PlanPicker.tsx';

/** Stripe's states of a subscription that needs attention. */
export const attentionKinds = ['past_due', 'unpaid', 'incomplete', 'paused'] as const;
type AttentionKind = (typeof attentionKinds)[number];

export interface Attention {
  kind: AttentionKind;
  /** The payment is pending at the bank, so there is nothing to do. */
  onItsWay?: boolean | undefined;
  /** The card provider's message, as a sentence. */
  reason?: string | undefined;
  /** The open amount in cents. */
  amount?: number | undefined;
  /** Formatted date of the failed payment. */
  failedAt?: string | undefined;
  /** Formatted date until which Premium stays on. */
  until?: string | undefined;
}

interface WithPlan {
  term: PlanTerm;
  /** Price of one interval in cents. */
  price: number;
  /** ISO 4217 code, such as `USD`. */
  currency: string;
  /** The card, such as 'Visa ending 4242', or null. */
  card: string | null;
  /** Credit in cents, used before the card is charged. Default 0. */
  credit?: number | undefined;
  /** Debt in cents, charged with the next payment. Default 0. */
  debt?: number | undefined;
  /** The plan in effect. Default: that of the mode. */
  plan?: 'free' | 'trial' | 'premium' | undefined;
}

export interface TrialingView extends WithPlan {
  mode: 'trialing';
  daysLeft: number;
  /** Default 90. */
  days?: number | undefined;
  /** Formatted dates. */
  started: string;
  ends: string;
}

export interface UpdateView extends WithPlan {
  mode: 'update';
  started: string;
  next: string;
  /** Amount of the next payment in cents. Default: the price. */
  nextAmount?: number | undefined;
  attention?: Attention | undefined;
}

export interface ResumeView extends WithPlan {
  mode: 'resume';
  /** Formatted end of the cycle, until which Premium stays on unless a payment is open. */
  until: string;
  /** An open payment is still due, and may end Premium earlier. */
  attention?: Attention | undefined;
  /** The cancelled subscription is a free trial. Default false. */
  trial?: boolean | undefined;
}

export type PlanView = TrialingView | UpdateView | ResumeView;

export const attentionIn = (view: PlanView): Attention | undefined =>
  view.mode === 'trialing' ? undefined : view.attention;

/** What cancelling ends; a plan without its first payment never started. */
export type Ending = 'trial' | 'subscription' | 'first payment';

export function whatEnds(view: PlanView): Ending {
  if (view.mode === 'trialing') return 'trial';
  const first = view.mode === 'update' && view.attention?.kind === 'incomplete';
  return first ? 'first payment' : 'subscription';
}

export type SubscriptionView = PlanView | { mode: 'loading' } | { mode: 'failed' };

interface Fact {
  term: string;
  details: string;
}

interface ViewWords {
  title: string;
  badge: BadgeKind;
  text: string;
  facts: Fact[];
  note?: string;
}

const premium = ({ term }: WithPlan) => `Premium, ${termWords[term].label.toLowerCase()}`;
const paysWith = ({ card, credit, currency }: WithPlan): Fact[] => [
  { term: 'Payment method', details: card ?? 'No card yet' },
  ...(credit ? [{ term: 'Credit left', details: formatBill(credit, currency) }] : []),
];

/** A late payment does not end Premium at once; the other states do. */
const keepsPremium = (attention: Attention | undefined): boolean =>
  attention === undefined || attention.kind === 'past_due';

/** A billed amount, always with cents. */
export const formatBill = (amount: number, currency: string): string =>
  formatMoney(amount, currency, 'always');

const creditPays = ({ credit, price, currency }: WithPlan): string =>
  credit
    ? ` Your credit covers ${credit < price ? formatBill(credit, currency) : 'all'} of it.`
    : '';

const debtToo = ({ debt, currency }: WithPlan): string =>
  debt ? ` ${formatBill(debt, currency)} you already owe will also be charged.` : '';

/** The texts of a view. */
export function viewWords(view: PlanView): ViewWords {
  const price = formatMoney(view.price, view.currency);
  const every = priceWords(view.price, view.term, view.currency);
  const bill = (amount: number) => formatBill(amount, view.currency);
  switch (view.mode) {
    case 'trialing':
      return {
        title: 'Free trial',
        badge: view.plan ?? 'trial',
        text: `${view.daysLeft} of ${view.days ?? 90} days left. Then ${every}, unless you cancel.${debtToo(view)}`,
        facts: [
          { term: 'Started', details: view.started },
          { term: 'Ends', details: view.ends },
          ...paysWith(view),
        ],
      };
    case 'update': {
      const { nextAmount = view.price } = view;
      return {
        title: premium(view),
        badge: view.plan ?? (keepsPremium(view.attention) ? 'premium' : 'free'),
        text: view.attention
          ? `${every}. ${view.attention.kind === 'paused' ? 'Nothing is charged now.' : 'A payment is open.'}`
          : `Renews on ${view.next} for ${price}.${creditPays(view)}${debtToo(view)}`,
        facts: [
          { term: 'Started', details: view.started },
          ...(view.attention ? [] : [{ term: 'Next payment', details: view.next }]),
          { term: 'Amount', details: bill(view.attention ? view.price : nextAmount) },
          ...paysWith(view),
        ],
      };
    }
    case 'resume':
      return endingWords(view, `${price} on ${view.until}`);
  }
}

/** The texts of a cancelled subscription, which an open payment may end before its cycle does. */
function endingWords(view: ResumeView, next: string): ViewWords {
  const { attention, currency, plan, until } = view;
  const open = attention?.amount ? formatBill(attention.amount, currency) : undefined;
  const off = plan === 'free';
  const last = attention?.until ?? (open ? undefined : until);
  const late = open && !attention?.onItsWay ? `${open} is due now, then ` : '';
  return {
    title: 'Cancelled',
    badge: plan ?? (view.trial ? 'trial' : 'premium'),
    text: open
      ? `${open} ${attention?.onItsWay ? 'is processing' : 'is still open and may be charged'}. Once it’s paid you ${off ? 'have' : 'keep'} Premium until ${until}.`
      : `${off ? 'Premium is off.' : `You keep Premium until ${until}.`} Nothing more is charged.`,
    facts: [
      ...(last ? [{ term: 'Premium until', details: last }] : []),
      ...(open ? [{ term: 'Premium until, once paid', details: until }] : []),
      { term: 'Then', details: 'Free' },
      ...paysWith(view),
    ],
    note: `${late}${next}, then ${view.term === 'annually' ? 'yearly' : 'quarterly'}.${creditPays(view)}${debtToo(view)}`,
  };
}

/** What happens to a late payment when its plan is cancelled: the provider keeps retrying it. */
export function staysOpen(view: PlanView): string | undefined {
  const attention = view.mode === 'update' ? view.attention : undefined;
  if (attention?.kind !== 'past_due' || !attention.amount) return undefined;
  const fate = attention.onItsWay
    ? 'is processing and won’t be stopped'
    : 'stays open and may still be charged';
  return `${formatBill(attention.amount, view.currency)} ${fate}, and Premium lasts until the end of the cycle only if it is paid.`;
}
