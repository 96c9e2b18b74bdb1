import { usePaymentSettings } from '@portal/data/react';
import { Paywall } from '@portal/ui/patterns/Paywall';
import { trialWords } from '@portal/ui/patterns/PlanPicker';
import { paths } from '../../paths.ts';
import { useSurroundings } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { trialEnd } from '../money/planWords.ts';
import { PaywallPage } from './PaywallPage.tsx';

/** The free trial by itself. Whether the account may still have it is said where it starts. */
export function Component() {
  const known = usePaymentSettings();
  const title = trialWords(known.kind === 'ready' ? known.value.trial.days : undefined);
  usePage({ title, crumbs: [{ label: 'Cloud Experts' }, { label: title }] });
  const { now } = useSurroundings();
  return (
    <PaywallPage>
      {({ settings, note }) => (
        <Paywall
          below={note}
          kind="trial"
          trialHref={paths.trial}
          days={settings.trial.days}
          until={trialEnd(now(), settings.trial.days)}
        />
      )}
    </PaywallPage>
  );
}
