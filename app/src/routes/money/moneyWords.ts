import {
  isLive,
  type LiveStatus,
  type PaymentAttention,
  type Subscription,
} from '@portal/data/schemas';
import type { ToastTone } from '@portal/ui/components/Toast';
import { m } from '../../i18n/messages.js';
import { dateOf } from '../../parts/money/plans.ts';

interface News {
  tone: ToastTone;
  message: string;
}

export const paid: News = { tone: 'positive', message: m.money_paid() };

/** The result of a cancellation. A plan whose first payment was not made ends immediately. */
export function endingWords(after: Subscription): string {
  const { attention, cancelAt, cancelAtPeriodEnd, currentPeriodEnd, status } = after;
  if (cancelAt === null && !cancelAtPeriodEnd) return m.money_cancelled_free();
  const day = dateOf(cancelAt ?? currentPeriodEnd);
  if (status === 'trialing')
    return attention ? m.money_trial_ends_or_earlier({ day }) : m.money_trial_ends({ day });
  return attention ? m.money_plan_ends_or_earlier({ day }) : m.money_plan_ends({ day });
}

/** The message after a cancellation was undone. */
export const resumedWords = (open: PaymentAttention | null): string =>
  open && !open.onItsWay ? m.money_continues_once_paid() : m.money_resumed();

/** The result of a pending payment of a subscription with the status `seen`; null when the page shows what to do. */
export function newsOfPayment(found: Subscription | null, seen: LiveStatus): News | null {
  if (!isLive(found)) {
    const message = seen === 'incomplete' ? m.money_never_started() : m.money_plan_ended();
    return { tone: 'info', message };
  }
  return found.attention ? null : paid;
}
