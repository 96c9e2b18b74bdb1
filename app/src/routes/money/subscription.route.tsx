import {
  useCards,
  usePaymentSettings,
  usePlans,
  useSubscription,
  useUser,
} from '@portal/data/react';
import { isAdmin, mayUsePremium, subscriptionMode } from '@portal/data/schemas';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { SubscriptionPanel } from '@portal/ui/patterns/SubscriptionPanel';
import { Navigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { failureOf } from '../failureOf.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { MoneyPage } from './MoneyPage.tsx';
import { PlansScreen } from './PlansScreen.tsx';
import { RunningScreen } from './RunningScreen.tsx';

export function route(forAnalytics: boolean) {
  return { Component: () => <SubscriptionRoute forAnalytics={forAnalytics} /> };
}

function SubscriptionRoute({ forAnalytics }: { forAnalytics: boolean }) {
  const user = useUser();
  if (isAdmin(user)) {
    return (
      <MoneyPage title="Subscription">
        <SubscriptionPanel view={{ mode: 'ineligible' }} />
      </MoneyPage>
    );
  }
  if (forAnalytics && mayUsePremium(user)) return <Navigate to={paths.subscription} replace />;
  return <OfVendor forAnalytics={forAnalytics} />;
}

/** Plans for those without one, the running subscription for the others. */
function OfVendor({ forAnalytics }: { forAnalytics: boolean }) {
  const subscription = useSubscription();
  const plans = usePlans();
  const cards = useCards();
  const settings = usePaymentSettings();
  const failed = failureOf([subscription, plans, cards, settings]);
  if (failed) {
    return (
      <MoneyPage title="Subscription">
        <LoadFailed error={failed.error} onRetry={failed.retry} />
      </MoneyPage>
    );
  }
  if (
    subscription.kind !== 'ready' ||
    plans.kind !== 'ready' ||
    cards.kind !== 'ready' ||
    settings.kind !== 'ready'
  ) {
    return (
      <MoneyPage title="Subscription" help="One moment.">
        {subscription.kind === 'ready' && subscription.value === null ? (
          <Skeleton shape="block" height={336} />
        ) : (
          <SubscriptionPanel view={{ mode: 'loading' }} />
        )}
      </MoneyPage>
    );
  }
  const facts = { plans: plans.value, cards: cards.value, settings: settings.value };
  return subscription.value && subscriptionMode(subscription.value) !== 'CREATE' ? (
    <RunningScreen {...facts} subscription={subscription.value} />
  ) : (
    <PlansScreen {...facts} forAnalytics={forAnalytics} />
  );
}
