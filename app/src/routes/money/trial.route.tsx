import {
  useCards,
  usePaymentSettings,
  usePlans,
  useSubscription,
  useUser,
} from '@portal/data/react';
import { isAdmin, subscriptionMode } from '@portal/data/schemas';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { SubscriptionPanel } from '@portal/ui/patterns/SubscriptionPanel';
import { Navigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { failureOf } from '../failureOf.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { MoneyPage } from './MoneyPage.tsx';
import { TrialScreen } from './TrialScreen.tsx';

const title = '90 day free trial';

/** Starts the free trial, once there is a card and unless there was one before. */
export function Component() {
  const admin = isAdmin(useUser());
  const subscription = useSubscription();
  const plans = usePlans();
  const cards = useCards();
  const settings = usePaymentSettings();
  if (admin) {
    return (
      <MoneyPage title={title}>
        <SubscriptionPanel view={{ mode: 'ineligible' }} />
      </MoneyPage>
    );
  }
  const failed = failureOf([subscription, plans, cards, settings]);
  if (failed) {
    return (
      <MoneyPage title={title}>
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
      <MoneyPage title={title} help="One moment.">
        <Skeleton shape="block" height={320} />
      </MoneyPage>
    );
  }
  if (subscriptionMode(subscription.value) !== 'CREATE') {
    return <Navigate to={paths.subscription} replace />;
  }
  if (settings.value.trial.available && cards.value.methods.length === 0) {
    return <Navigate to={paths.addCardFor('trial')} replace />;
  }
  return <TrialScreen plans={plans.value} cards={cards.value} settings={settings.value} />;
}
