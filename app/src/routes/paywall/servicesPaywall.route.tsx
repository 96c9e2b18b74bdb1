import { Paywall } from '@portal/ui/patterns/Paywall';
import { paths } from '../../paths.ts';
import { usePage } from '../../shell/page.tsx';
import { useChosenPlan } from '../money/useChosenPlan.ts';
import { PaywallPage } from './PaywallPage.tsx';

/** Says what listing services costs, and leads to the trial and to the plans. */
export function Component() {
  usePage({
    title: 'List your services',
    crumbs: [{ label: 'Cloud Experts' }, { label: 'New service' }],
  });
  const { term, chosen, choose } = useChosenPlan();
  return (
    <PaywallPage>
      {({ plans, settings, note }) => (
        <Paywall
          below={note}
          kind="services"
          plans={plans}
          currency={settings.currency}
          value={term}
          onValue={choose}
          trialHref={settings.trial.available ? paths.trialTo(chosen) : undefined}
          subscribeHref={paths.subscriptionTo(term)}
        />
      )}
    </PaywallPage>
  );
}
