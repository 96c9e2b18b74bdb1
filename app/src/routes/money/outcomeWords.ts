import {
  isLive,
  type LiveStatus,
  type PaymentAttention,
  type Subscription,
} from '@portal/data/schemas';
import type { ToastTone } from '@portal/ui/components/Toast';
import { dateOf } from './planWords.ts';

interface News {
  tone: ToastTone;
  message: string;
}

export const paid: News = { tone: 'positive', message: 'Paid. Premium is on.' };

/** What a cancelling came to: a plan whose first payment was not made has no cycle to end with. */
export function endingWords(after: Subscription): string {
  const { attention, cancelAt, cancelAtPeriodEnd, currentPeriodEnd, status } = after;
  if (cancelAt === null && !cancelAtPeriodEnd) return 'The plan was given up. Nothing was charged.';
  const day = dateOf(cancelAt ?? currentPeriodEnd);
  const earlier = attention ? ', and earlier if the open payment is not made' : '';
  return `Your ${status === 'trialing' ? 'free trial' : 'plan'} ends on ${day}${earlier}.`;
}

/** Said after a cancelling was taken back. */
export const resumedWords = (open: PaymentAttention | null): string =>
  open && !open.onItsWay
    ? 'Your subscription goes on once the open payment is made.'
    : 'Your subscription goes on.';

/** What became of a payment that was on its way, in a subscription that was `seen` like this; null where the page itself says what is to be done. */
export function newsOfPayment(found: Subscription | null, seen: LiveStatus): News | null {
  if (!isLive(found)) {
    const message =
      seen === 'incomplete'
        ? 'The first payment was not made, so the plan did not begin. Nothing was charged.'
        : 'Your plan has ended.';
    return { tone: 'info', message };
  }
  return found.attention ? null : paid;
}
