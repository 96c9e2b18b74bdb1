import { Paywall } from '@portal/ui/patterns/Paywall';
import { paths } from '../../paths.ts';
import { useSurroundings } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { trialEnd } from '../money/planWords.ts';
import { PaywallPage } from './PaywallPage.tsx';

/** The free trial by itself. Whether the account may still have it is said where it starts. */
export function Component() {
  usePage({
    title: '90 day free trial',
    crumbs: [{ label: 'Cloud Experts' }, { label: '90 day free trial' }],
  });
  const { now } = useSurroundings();
  return (
    <PaywallPage>
      {({ settings, note }) => (
        <Paywall
          below={note}
          kind="trial"
          trialHref={paths.trial}
          until={trialEnd(now(), settings.trial.days)}
        />
      )}
    </PaywallPage>
  );
}
