import { isLive } from '@portal/data/schemas';
import { Navigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { TrialLoading } from './TrialLoading.tsx';
import { TrialScreen } from './TrialScreen.tsx';
import { WithPlans } from './WithPlans.tsx';

/** Starts the free trial, once there is a card and unless there was one before. */
export function Component() {
  return (
    <WithPlans title="90 day free trial" loading={() => <TrialLoading />}>
      {(subscription, facts) => {
        if (isLive(subscription)) return <Navigate to={paths.subscription} replace />;
        const { available } = facts.settings.trial;
        return available && facts.cards.methods.length === 0 ? (
          <Navigate to={paths.addCardFor('trial')} replace />
        ) : (
          <TrialScreen {...facts} />
        );
      }}
    </WithPlans>
  );
}
