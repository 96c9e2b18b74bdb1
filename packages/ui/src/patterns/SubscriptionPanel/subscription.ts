import type { BadgeKind } from '../../components/Badge/Badge.tsx';
import { formatMoney } from '../../components/Money/Money.tsx';
import { type PlanTerm, priceWords, termWords } from '../PlanPicker/PlanPicker.tsx';

/** Why the card provider wants something of the account. */
export const attentionKinds = ['past_due', 'unpaid', 'incomplete', 'paused'] as const;
type AttentionKind = (typeof attentionKinds)[number];

export interface Attention {
  kind: AttentionKind;
  /** The bank has not answered about the payment yet: nothing is to be done. */
  onItsWay?: boolean | undefined;
  /** What the card provider said about the card, as a sentence. */
  reason?: string | undefined;
  /** Whole cents that are open. */
  amount?: number | undefined;
  /** Day of the payment that failed, ready to read. */
  failedAt?: string | undefined;
  /** Day until which Premium stays on, ready to read. */
  until?: string | undefined;
}

/** What every mode with a plan knows. */
interface WithPlan {
  term: PlanTerm;
  /** Whole cents for one interval. */
  price: number;
  /** Code of three letters, such as `USD`. */
  currency: string;
  /** The card that pays, such as 'Visa ending 4242'; null for none. */
  card: string | null;
  /** Whole cents that were paid already and pay before the card does. Default 0. */
  credit?: number | undefined;
  /** Whole cents that are owed from before, and charged with the next payment. Default 0. */
  debt?: number | undefined;
  /** The plan that counts now, whatever the subscription is waiting for. Default: what the mode stands for. */
  plan?: 'free' | 'trial' | 'premium' | undefined;
}

export interface TrialingView extends WithPlan {
  mode: 'trialing';
  daysLeft: number;
  /** Default 90. */
  days?: number | undefined;
  /** Dates, ready to read. */
  started: string;
  ends: string;
}

export interface UpdateView extends WithPlan {
  mode: 'update';
  /** Dates, ready to read. */
  started: string;
  next: string;
  /** Whole cents that the next payment charges. Default: the price. */
  nextAmount?: number | undefined;
  attention?: Attention | undefined;
}

export interface ResumeView extends WithPlan {
  mode: 'resume';
  /** The day its cycle ends, ready to read: Premium stays until then, unless a payment is open. */
  until: string;
  /** A payment that is open is still asked for, and may end Premium earlier. */
  attention?: Attention | undefined;
  /** It is the free trial that ends. Default false. */
  trial?: boolean | undefined;
}

/** The modes with a subscription to show. */
export type PlanView = TrialingView | UpdateView | ResumeView;

/** What a view wants of the person's hand, if anything. */
export const attentionIn = (view: PlanView): Attention | undefined =>
  view.mode === 'trialing' ? undefined : view.attention;

/** What cancelling ends: a plan whose first payment is not made never began. */
export type Ending = 'trial' | 'subscription' | 'first payment';

/** What a cancellation would end now. */
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
  /** What happens to the money. */
  text: string;
  facts: Fact[];
  /** A line below the buttons. */
  note?: string;
}

const premium = ({ term }: WithPlan) => `Premium, ${termWords[term].label.toLowerCase()}`;
const paysWith = ({ card, credit, currency }: WithPlan): Fact[] => [
  { term: 'Pays with', details: card ?? 'No card yet' },
  ...(credit ? [{ term: 'Credit left', details: formatBill(credit, currency) }] : []),
];

/** A payment that is late does not end Premium at once; in the other states it is off until it is mended. */
const keepsPremium = (attention: Attention | undefined): boolean =>
  attention === undefined || attention.kind === 'past_due';

/** An amount on a bill always shows its cents. */
export const formatBill = (amount: number, currency: string): string =>
  formatMoney(amount, currency, 'always');

const creditPays = ({ credit, price, currency }: WithPlan): string =>
  credit ? ` Your credit pays ${credit < price ? formatBill(credit, currency) : 'all'} of it.` : '';

const debtToo = ({ debt, currency }: WithPlan): string =>
  debt ? ` ${formatBill(debt, currency)} that you owe from before is charged as well.` : '';

/** All that a view says, apart from its buttons. */
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

/** What was cancelled; a payment that is open may end it before its cycle does. */
function endingWords(view: ResumeView, next: string): ViewWords {
  const { attention, currency, plan, until } = view;
  const open = attention?.amount ? formatBill(attention.amount, currency) : undefined;
  const off = plan === 'free';
  const last = attention?.until ?? (open ? undefined : until);
  const late = open && !attention?.onItsWay ? `${open} stays due now, and ` : '';
  return {
    title: 'Ends soon',
    badge: plan ?? (view.trial ? 'trial' : 'premium'),
    text: open
      ? `${open} ${attention?.onItsWay ? 'is on its way' : 'is still open, and may be charged'}. Once it is paid you ${off ? 'have' : 'keep'} Premium until ${until}.`
      : `${off ? 'Premium is off.' : 'You keep Premium until the date below.'} Nothing more is charged.`,
    facts: [
      ...(last ? [{ term: 'Premium until', details: last }] : []),
      ...(open ? [{ term: 'Once it is paid, until', details: until }] : []),
      { term: 'Then', details: 'Free' },
      ...paysWith(view),
    ],
    note: `${late}${next}, then ${view.term === 'annually' ? 'yearly' : 'quarterly'}.${creditPays(view)}${debtToo(view)}`,
  };
}

/** What becomes of a late payment when its plan is cancelled: the provider goes on trying. */
export function staysOpen(view: PlanView): string | undefined {
  const attention = view.mode === 'update' ? view.attention : undefined;
  if (attention?.kind !== 'past_due' || !attention.amount) return undefined;
  const fate = attention.onItsWay
    ? 'is on its way and is not stopped by this'
    : 'stays open and may still be charged';
  return `${formatBill(attention.amount, view.currency)} ${fate}, and Premium lasts until the end of the cycle only if it is paid.`;
}
