import { isLive } from '@portal/data/schemas';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { SubscriptionPanel } from '@portal/ui/patterns/SubscriptionPanel';
import { PlansScreen } from './PlansScreen.tsx';
import { RunningScreen } from './RunningScreen.tsx';
import { WithPlans } from './WithPlans.tsx';

export function route(forAnalytics: boolean) {
  return { Component: () => <SubscriptionRoute forAnalytics={forAnalytics} /> };
}

/** Plans for those without one, the running subscription for the others. */
function SubscriptionRoute({ forAnalytics }: { forAnalytics: boolean }) {
  return (
    <WithPlans
      title="Subscription"
      loading={(subscription) =>
        subscription === null ? (
          <Skeleton shape="block" height={336} />
        ) : (
          <SubscriptionPanel view={{ mode: 'loading' }} />
        )
      }
    >
      {(subscription, facts) =>
        isLive(subscription) ? (
          <RunningScreen {...facts} subscription={subscription} />
        ) : (
          <PlansScreen {...facts} forAnalytics={forAnalytics} />
        )
      }
    </WithPlans>
  );
}
