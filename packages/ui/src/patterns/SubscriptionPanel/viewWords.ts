import type { BadgeKind } from '../../components/Badge/Badge.tsx';
import { formatMoney } from '../../components/Money/Money.tsx';
import { priceWords, termWords } from '../PlanPicker/index.ts';
import type { Attention, PlanView, ResumeView, WithPlan } from './subscription.ts';

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
