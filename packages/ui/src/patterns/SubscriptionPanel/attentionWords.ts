import type { BannerTone } from '../../components/Banner/Banner.tsx';
import type { Attention, PlanView } from './subscription.ts';
import { formatBill } from './viewWords.ts';

interface AttentionWords {
  tone: BannerTone;
  title: string;
  text: string;
  /** The verb of the button that mends it; null while nothing is to be paid. */
  pay: string | null;
}

/** What is wrong, what is safe, what to do. */
export function attentionWords(
  attention: Attention,
  currency: string,
  looked?: string,
): AttentionWords {
  const { amount, failedAt, until } = attention;
  const sentences = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
  if (attention.onItsWay) {
    return {
      tone: 'info',
      title: `Your payment is ${looked ? 'still ' : ''}on its way`,
      text: `It is not booked yet${looked ? `, as of ${looked}` : ''}. Nothing is charged twice.`,
      pay: null,
    };
  }
  const pay = amount === undefined ? 'Pay now' : `Pay ${formatBill(amount, currency)}`;
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

/** What becomes of a late payment when its plan is cancelled: the provider goes on trying. */
export function staysOpen(view: PlanView): string | undefined {
  const attention = view.mode === 'update' ? view.attention : undefined;
  if (attention?.kind !== 'past_due' || !attention.amount) return undefined;
  const fate = attention.onItsWay
    ? 'is on its way and is not stopped by this'
    : 'stays open and may still be charged';
  return `${formatBill(attention.amount, view.currency)} ${fate}, and Premium lasts until the end of the cycle only if it is paid.`;
}
