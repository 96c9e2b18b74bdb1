import { useUser } from '@portal/data/react';
import { greetingName, personName } from '@portal/data/schemas';
import { Paywall } from '@portal/ui/patterns/Paywall';
import type { PlanTerm } from '@portal/ui/patterns/PlanPicker';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { usePage } from '../../shell/page.tsx';
import { PaywallPage } from './PaywallPage.tsx';

/** Says what listing services costs, and leads to the trial and to the plans. */
export function Component() {
  usePage({
    title: 'List your services',
    crumbs: [{ label: 'Cloud Experts' }, { label: 'New service' }],
  });
  const user = useUser();
  const [value, setValue] = useState<PlanTerm>('annually');
  const name = personName(user) || greetingName(user);
  return (
    <PaywallPage>
      {({ plans, settings, note }) => (
        <Paywall
          below={note}
          kind="services"
          plans={plans}
          currency={settings.currency}
          value={value}
          onValue={setValue}
          trialHref={settings.trial.available ? paths.trial : undefined}
          subscribeHref={paths.subscriptionTo(value)}
          examples={[{ name, line: 'How your service could look', rating: 5 }]}
        />
      )}
    </PaywallPage>
  );
}
