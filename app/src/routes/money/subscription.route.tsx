import { useUser } from '@portal/data/react';
import { isAdmin, isLive, mayUsePremium } from '@portal/data/schemas';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { SubscriptionPanel } from '@portal/ui/patterns/SubscriptionPanel';
import { Navigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { PlansScreen } from './PlansScreen.tsx';
import { RunningScreen } from './RunningScreen.tsx';
import { WithPlans } from './WithPlans.tsx';

export function route(forAnalytics: boolean) {
  return { Component: () => <SubscriptionRoute forAnalytics={forAnalytics} /> };
}

/** Plans for those without one, the running subscription for the others. */
function SubscriptionRoute({ forAnalytics }: { forAnalytics: boolean }) {
  const user = useUser();
  if (forAnalytics && !isAdmin(user) && mayUsePremium(user))
    return <Navigate to={paths.subscription} replace />;
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
