import { isLive } from '@portal/data/schemas';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths, planIn } from '../../paths.ts';
import { TrialLoading } from './TrialLoading.tsx';
import { TrialScreen } from './TrialScreen.tsx';
import { WithPlans } from './WithPlans.tsx';

/** Starts the free trial, once there is a card and unless there was one before. */
export function Component() {
  const [query] = useSearchParams();
  return (
    <WithPlans title="90 day free trial" loading={() => <TrialLoading />}>
      {(subscription, facts) => {
        if (isLive(subscription)) return <Navigate to={paths.subscription} replace />;
        const { available } = facts.settings.trial;
        return available && facts.cards.methods.length === 0 ? (
          <Navigate to={paths.addCardFor('trial', planIn(query))} replace />
        ) : (
          <TrialScreen {...facts} />
        );
      }}
    </WithPlans>
  );
}
