import { useUser } from '@portal/data/react';
import { greetingName, personName } from '@portal/data/schemas';
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
  const user = useUser();
  const { term, chosen, choose } = useChosenPlan();
  const name = personName(user) || greetingName(user);
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
          examples={[{ name, line: 'How your service could look', rating: 5 }]}
        />
      )}
    </PaywallPage>
  );
}
