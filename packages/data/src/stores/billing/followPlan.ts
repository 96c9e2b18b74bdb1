import type { Subscription } from '../../schemas/billing.ts';
import { isAdmin, type UserPlan } from '../../schemas/user.ts';
import { type SessionStore, selectUser } from '../session/index.ts';
import type { BillingStore } from './billingStore.ts';

/** The plan that a subscription stands for; null while a payment is late, when it depends on the day as well. */
function planOf(subscription: Subscription | null): UserPlan | null {
  switch (subscription?.status) {
    case 'trialing':
      return 'trial';
    case 'active':
      return 'paid';
    case 'past_due':
      return null;
    default:
      return 'free';
  }
}

interface Followed {
  session: SessionStore;
  billing: BillingStore;
}

/**
 * The card provider changes a plan by itself, as when a trial ends. Where the subscription tells of it, the person is asked
 * for again, in every tab; once for each difference, so that two tabs never keep each other busy.
 */
export function followPlan({ session, billing }: Followed): () => void {
  let noticed = '';
  function look() {
    const { all } = billing.subscription.getState().entries;
    const state = session.getState();
    const user = selectUser(state);
    if (!user) noticed = '';
    if (!user || isAdmin(user) || all?.kind !== 'ready' || all.refreshing) return;
    // Somebody asks already, as after a payment.
    if (state.kind === 'signed-in' && state.refreshing) return;
    const plan = planOf(all.value);
    const difference = plan === null || plan === user.plan ? '' : `${user.plan} ${plan}`;
    if (difference === noticed) return;
    noticed = difference;
    if (difference) void session.reload();
  }
  const stops = [billing.subscription.subscribe(look), session.subscribe(look)];
  return () => {
    for (const stop of stops) stop();
  };
}
