import { type Subscription, subscriptionMode, type UserPlan } from '@portal/data/schemas';
import {
  type Attention,
  attentionKinds,
  type SubscriptionView,
} from '@portal/ui/patterns/SubscriptionPanel';
import { dateOf } from '../../parts/money/plans.ts';

const day = 24 * 60 * 60;

/** The problem the panel shows, such as an open payment; undefined for none. */
export function attentionOf(
  { status, attention }: Subscription,
  userPlan: UserPlan,
): Attention | undefined {
  const kind = attentionKinds.find((each) => each === status);
  if (!kind) return undefined;
  return {
    kind,
    onItsWay: attention?.onItsWay,
    reason: attention?.reason ?? undefined,
    amount: attention?.amount,
    failedAt: attention?.failedAt ? dateOf(attention.failedAt) : undefined,
    until: attention?.until && userPlan !== 'free' ? dateOf(attention.until) : undefined,
  };
}

const plans = { free: 'free', trial: 'trial', paid: 'premium' } as const;

/** Props of the subscription panel, with the plan of the top bar; null without a subscription to show. */
export function subscriptionView(
  subscription: Subscription | null,
  card: string | null,
  now: number,
  userPlan: UserPlan,
): SubscriptionView | null {
  const mode = subscriptionMode(subscription);
  if (!subscription || mode === 'CREATE') return null;
  const { plan, amount, credit, debt, currency, currentPeriodEnd, trialEnd, cancelAt } =
    subscription;
  const shared = {
    term: plan ?? 'annually',
    price: amount,
    currency,
    credit,
    debt,
    card,
    plan: plans[userPlan],
  } as const;
  const started = dateOf(subscription.created);
  const end = trialEnd ?? currentPeriodEnd;
  switch (mode) {
    case 'RESUME':
      return {
        ...shared,
        mode: 'resume',
        until: dateOf(cancelAt ?? currentPeriodEnd),
        attention: attentionOf(subscription, userPlan),
        trial: subscription.status === 'trialing',
      };
    case 'TRIALING':
      return {
        ...shared,
        mode: 'trialing',
        started,
        ends: dateOf(end),
        days: Math.round((end - subscription.created) / day),
        daysLeft: Math.max(0, Math.ceil((end - now / 1000) / day)),
      };
    case 'UPDATE':
      return {
        ...shared,
        mode: 'update',
        started,
        next: dateOf(currentPeriodEnd),
        nextAmount: subscription.nextAmount ?? undefined,
        attention: attentionOf(subscription, userPlan),
      };
  }
}
