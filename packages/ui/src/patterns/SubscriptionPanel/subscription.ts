import type { BadgeKind } from '../../components/Badge/index.ts';
import type { BannerTone } from '../../components/Banner/index.ts';
import { formatMoney } from '../../components/Money/index.ts';
import { type PlanTerm, priceWords, termWords } from '../PlanPicker/index.ts';

/** Why the card provider wants something of the account. */
export const attentionKinds = ['past_due', 'unpaid', 'incomplete', 'paused'] as const;
export type AttentionKind = (typeof attentionKinds)[number];

export interface Attention {
  kind: AttentionKind;
  /** What the card provider said about the card, as a sentence. */
  reason?: string | undefined;
  /** Whole cents that are open. */
  amount?: number | undefined;
  /** Day of the payment that failed, ready to read. */
  failedAt?: string | undefined;
  /** Day until which Premium stays on, ready to read. */
  until?: string | undefined;
}

interface WithPlan {
  term: PlanTerm;
  /** Whole cents for one interval. */
  price: number;
  /** Code of three letters, such as `USD`. */
  currency: string;
  /** The card that pays, such as 'Visa ending 4242'; null for none. */
  card: string | null;
}

export interface CreateView extends WithPlan {
  mode: 'create';
  /** Whole cents due today. */
  dueToday: number;
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
  attention?: Attention | undefined;
}

export interface ResumeView extends WithPlan {
  mode: 'resume';
  /** The day Premium ends, ready to read. */
  until: string;
  /** It is the free trial that ends. Default false. */
  trial?: boolean | undefined;
}

/** The modes with a subscription to show, or one to make. */
export type PlanView = CreateView | TrialingView | UpdateView | ResumeView;

export type SubscriptionView =
  | PlanView
  | { mode: 'loading' }
  | { mode: 'failed' }
  | { mode: 'ineligible' };

export interface Fact {
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
const paysWith = ({ card }: WithPlan): Fact => ({
  term: 'Pays with',
  details: card ?? 'No card yet',
});
const bill = (amount: number, currency: string) => formatMoney(amount, currency, 'always');

/** A payment that is late does not end Premium at once; in the other states it is off until it is mended. */
const keepsPremium = (attention: Attention | undefined): boolean =>
  attention === undefined || attention.kind === 'past_due';

/** All that a view says, apart from its buttons. */
export function viewWords(view: PlanView): ViewWords {
  const price = formatMoney(view.price, view.currency);
  const every = priceWords(view.price, view.term, view.currency);
  switch (view.mode) {
    case 'create':
      return {
        title: 'No subscription',
        badge: 'free',
        text: 'Choose a plan to list services and see their analytics.',
        facts: [
          { term: premium(view), details: every },
          paysWith(view),
          { term: 'Due today', details: bill(view.dueToday, view.currency) },
        ],
      };
    case 'trialing':
      return {
        title: 'Free trial',
        badge: 'trial',
        text: `${view.daysLeft} of ${view.days ?? 90} days left. Then ${every}, unless you cancel.`,
        facts: [
          { term: 'Started', details: view.started },
          { term: 'Ends', details: view.ends },
          paysWith(view),
        ],
      };
    case 'update':
      return {
        title: premium(view),
        badge: keepsPremium(view.attention) ? 'premium' : 'free',
        text: view.attention
          ? `${every}. ${view.attention.kind === 'paused' ? 'Nothing is charged now.' : 'A payment is open.'}`
          : `Renews on ${view.next} for ${price}.`,
        facts: [
          { term: 'Started', details: view.started },
          ...(view.attention ? [] : [{ term: 'Next payment', details: view.next }]),
          { term: 'Amount', details: bill(view.price, view.currency) },
          paysWith(view),
        ],
      };
    case 'resume':
      return {
        title: 'Ends soon',
        badge: view.trial ? 'trial' : 'premium',
        text: 'You keep Premium until the date below. Nothing more is charged.',
        facts: [
          { term: 'Premium until', details: view.until },
          { term: 'Then', details: 'Free' },
          paysWith(view),
        ],
        note: `${price} on ${view.until}, then ${view.term === 'annually' ? 'yearly' : 'quarterly'}.`,
      };
  }
}

interface AttentionWords {
  tone: BannerTone;
  title: string;
  text: string;
  /** The verb of the button that mends it. */
  pay: string;
}

/** What is wrong, what is safe, what to do. */
export function attentionWords(attention: Attention, currency: string): AttentionWords {
  const { amount, failedAt, until } = attention;
  const sentences = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
  const pay = amount === undefined ? 'Pay now' : `Pay ${bill(amount, currency)}`;
  switch (attention.kind) {
    case 'past_due':
      return {
        tone: 'caution',
        title: failedAt
          ? `The payment on ${failedAt} did not go through`
          : 'The last payment did not go through',
        text: sentences(
          attention.reason,
          until ? `Premium stays on until ${until}.` : undefined,
          'Pay now or choose another card.',
        ),
        pay,
      };
    case 'unpaid':
      return {
        tone: 'critical',
        title: 'Premium is off until the open payment is made',
        text: sentences(
          attention.reason,
          'Your services are kept and show again as soon as it is paid.',
        ),
        pay,
      };
    case 'incomplete':
      return {
        tone: 'caution',
        title: 'The first payment is not complete',
        text: sentences(
          attention.reason,
          'Your bank may ask you to confirm it. Premium starts as soon as it is paid.',
        ),
        pay,
      };
    case 'paused':
      return {
        tone: 'info',
        title: 'Your subscription is paused',
        text: sentences(
          attention.reason,
          'Nothing is charged while it is. Choose a card to go on with Premium.',
        ),
        pay: amount === undefined ? 'Continue Premium' : pay,
      };
  }
}
