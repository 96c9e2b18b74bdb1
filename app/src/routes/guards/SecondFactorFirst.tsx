import { useUser } from '@portal/data/react';
import { PageState } from '@portal/ui/patterns/PageStates';
import { type ReactNode, useState } from 'react';
import { lateComponent } from '../../shell/lateComponent.tsx';
import { Splash } from '../../shell/Splash.tsx';

const RequiredSetup = lateComponent(
  async () => (await import('../../parts/factors/RequiredSetup.tsx')).RequiredSetup,
  {
    loading: <Splash />,
    failed: <PageState kind="offline" onRetry={() => window.location.reload()} />,
  },
);

/** Shows only the setup of a second factor to users who must have one; then the page they wanted to open. */
export function SecondFactorFirst({ children }: { children: ReactNode }) {
  const { secondFactorRequired = false } = useUser();
  /** Stays true until new recovery codes are saved, although nothing is required any more. */
  const [setup, setSetup] = useState(secondFactorRequired);
  if (secondFactorRequired && !setup) setSetup(true);
  return setup ? <RequiredSetup onDone={() => setSetup(false)} /> : children;
}
