import { usePaymentSettings, usePlans } from '@portal/data/react';
import type { PaymentSettings, Plans } from '@portal/data/schemas';
import { PageLoading, PageState } from '@portal/ui/patterns/PageStates';
import type { ReactNode } from 'react';
import { failureOf } from '../failureOf.ts';
import { MoneyNote } from '../money/MoneyPage.tsx';

interface PaywallPageProps {
  children: (facts: { plans: Plans; settings: PaymentSettings; note: ReactNode }) => ReactNode;
}

/** A paywall once the prices are known: no price is shown that is not today's. */
export function PaywallPage({ children }: PaywallPageProps) {
  const plans = usePlans();
  const settings = usePaymentSettings();
  const failed = failureOf([plans, settings]);
  if (failed) {
    return (
      <PageState
        kind={failed.error.code === 'offline' ? 'offline' : 'failed'}
        onRetry={failed.retry}
      />
    );
  }
  if (plans.kind !== 'ready' || settings.kind !== 'ready') {
    return <PageLoading />;
  }
  return children({ plans: plans.value, settings: settings.value, note: <MoneyNote /> });
}
