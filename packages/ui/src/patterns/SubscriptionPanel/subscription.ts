import { formatMoney } from '../../components/Money/Money.tsx';
import { m } from '../../i18n/messages.js';
import { type PlanTerm, priceWords } from '../PlanPicker/PlanPicker.tsx';
import type { StatusBadgeKind } from '../StatusBadge/StatusBadge.tsx';

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
  badge: StatusBadgeKind;
  text: string;
  facts: Fact[];
  note?: string;
}

const premium = ({ term }: WithPlan) =>
  term === 'annually' ? m.plan_premium_annual() : m.plan_premium_quarterly();
const paysWith = ({ card, credit, currency }: WithPlan): Fact[] => [
  { term: m.plan_payment_method(), details: card ?? m.plan_no_card() },
  ...(credit ? [{ term: m.plan_credit_left(), details: formatBill(credit, currency) }] : []),
];

/** A late payment does not end Premium at once; the other states do. */
const keepsPremium = (attention: Attention | undefined): boolean =>
  attention === undefined || attention.kind === 'past_due';

/** A billed amount, always with cents. */
export const formatBill = (amount: number, currency: string): string =>
  formatMoney(amount, currency, 'always');

/** Sentences as one text. */
export const joined = (...sentences: (string | undefined)[]): string =>
  sentences.filter(Boolean).join(' ');

function creditPays({ credit, price, currency }: WithPlan): string | undefined {
  if (!credit) return undefined;
  return credit < price
    ? m.plan_credit_covers({ amount: formatBill(credit, currency) })
    : m.plan_credit_covers_all();
}

const debtToo = ({ debt, currency }: WithPlan): string | undefined =>
  debt ? m.plan_debt_too({ amount: formatBill(debt, currency) }) : undefined;

/** The texts of a view. */
export function viewWords(view: PlanView): ViewWords {
  const price = formatMoney(view.price, view.currency);
  const every = priceWords(view.price, view.term, view.currency);
  const bill = (amount: number) => formatBill(amount, view.currency);
  switch (view.mode) {
    case 'trialing':
      return {
        title: m.plan_free_trial(),
        badge: view.plan ?? 'trial',
        text: joined(
          m.plan_trial_days_left({ left: view.daysLeft, days: view.days ?? 90, price: every }),
          debtToo(view),
        ),
        facts: [
          { term: m.plan_started(), details: view.started },
          { term: m.plan_ends(), details: view.ends },
          ...paysWith(view),
        ],
      };
    case 'update': {
      const { nextAmount = view.price } = view;
      return {
        title: premium(view),
        badge: view.plan ?? (keepsPremium(view.attention) ? 'premium' : 'free'),
        text: view.attention
          ? attentionText(view.attention, every)
          : joined(m.plan_renews({ date: view.next, price }), creditPays(view), debtToo(view)),
        facts: [
          { term: m.plan_started(), details: view.started },
          ...(view.attention ? [] : [{ term: m.plan_next_payment(), details: view.next }]),
          { term: m.plan_amount(), details: bill(view.attention ? view.price : nextAmount) },
          ...paysWith(view),
        ],
      };
    }
    case 'resume':
      return endingWords(view, price);
  }
}

const attentionText = ({ kind }: Attention, price: string): string =>
  kind === 'paused' ? m.plan_nothing_charged_now({ price }) : m.plan_payment_open({ price });

/** The texts of a cancelled subscription, which an open payment may end before its cycle does. */
function endingWords(view: ResumeView, price: string): ViewWords {
  const { attention, currency, plan, until } = view;
  const open = attention?.amount ? formatBill(attention.amount, currency) : undefined;
  const off = plan === 'free';
  const last = attention?.until ?? (open ? undefined : until);
  const late = attention?.onItsWay ? undefined : open;
  return {
    title: m.plan_cancelled(),
    badge: plan ?? (view.trial ? 'trial' : 'premium'),
    text: open
      ? joined(
          late ? m.plan_is_open({ amount: open }) : m.plan_is_processing({ amount: open }),
          off ? m.plan_once_paid_have({ date: until }) : m.plan_once_paid_keep({ date: until }),
        )
      : joined(
          off ? m.plan_premium_off() : m.plan_keep_until({ date: until }),
          m.plan_nothing_more_charged(),
        ),
    facts: [
      ...(last ? [{ term: m.plan_premium_until(), details: last }] : []),
      ...(open ? [{ term: m.plan_premium_until_once_paid(), details: until }] : []),
      { term: m.plan_then(), details: m.plan_free() },
      ...paysWith(view),
    ],
    note: joined(nextText(view, price, late), creditPays(view), debtToo(view)),
  };
}

/** What is charged after a cancelled subscription is resumed; `late` is due at once. */
function nextText({ term, until: date }: ResumeView, price: string, late: string | undefined) {
  const yearly = term === 'annually';
  if (late) {
    const amounts = { amount: late, price, date };
    return yearly ? m.plan_due_then_yearly(amounts) : m.plan_due_then_quarterly(amounts);
  }
  return yearly ? m.plan_then_yearly({ price, date }) : m.plan_then_quarterly({ price, date });
}

/** What happens to a late payment when its plan is cancelled: the provider keeps retrying it. */
export function staysOpen(view: PlanView): string | undefined {
  const attention = view.mode === 'update' ? view.attention : undefined;
  if (attention?.kind !== 'past_due' || !attention.amount) return undefined;
  const amount = formatBill(attention.amount, view.currency);
  return attention.onItsWay
    ? m.plan_processing_not_stopped({ amount })
    : m.plan_open_not_stopped({ amount });
}
