import { usePaymentSettings } from '@portal/data/react';
import { TrialCard } from '@portal/ui/patterns/SideMenu';
import { paths } from '../paths.ts';

/** The free trial at the foot of the menu; how long it is, the backend says. */
export function TrialInvitation() {
  const settings = usePaymentSettings();
  const days = settings.kind === 'ready' ? settings.value.trial.days : undefined;
  return <TrialCard href={paths.trialPaywall} days={days} />;
}
