import { useCards, usePaymentSettings, usePlans, useSubscription } from '@portal/data/react';
import type { PaymentSettings, Plans, Subscription } from '@portal/data/schemas';
import type { Cards } from '@portal/data/stores';
import { useToast } from '@portal/ui/components/Toast';
import { type ReactNode, useEffect } from 'react';
import { failureOf } from '../failureOf.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { MoneyPage } from './MoneyPage.tsx';
import { hasReloaded } from './reloadOnce.ts';
import { useFocusKept } from './useFocusKept.ts';
import { VendorsOnly } from './VendorsOnly.tsx';

interface WithPlansProps {
  title: string;
  /** Stands in place of what comes, as high as that. */
  loading: (subscription: Subscription | null | undefined) => ReactNode;
  children: (
    subscription: Subscription | null,
    facts: { plans: Plans; cards: Cards; settings: PaymentSettings },
  ) => ReactNode;
}

/** A page about a plan, once all that it tells of is there. */
export function WithPlans(props: WithPlansProps) {
  return (
    <VendorsOnly title={props.title}>
      <OfVendor {...props} />
    </VendorsOnly>
  );
}

function OfVendor({ title, loading, children }: WithPlansProps) {
  const toast = useToast();
  useFocusKept();
  useEffect(() => {
    if (hasReloaded()) {
      toast({
        tone: 'info',
        message:
          'The page was loaded again, because something had changed meanwhile. Nothing more was charged.',
      });
    }
  }, [toast]);
  const subscription = useSubscription();
  const plans = usePlans();
  const cards = useCards();
  const settings = usePaymentSettings();
  const failed = failureOf([subscription, plans, cards, settings]);
  if (failed) {
    return (
      <MoneyPage title={title}>
        <LoadFailed error={failed.error} onRetry={failed.retry} />
      </MoneyPage>
    );
  }
  if (
    subscription.kind !== 'ready' ||
    plans.kind !== 'ready' ||
    cards.kind !== 'ready' ||
    settings.kind !== 'ready'
  ) {
    return (
      <MoneyPage title={title} help="One moment." loading>
        {loading(subscription.kind === 'ready' ? subscription.value : undefined)}
      </MoneyPage>
    );
  }
  return children(subscription.value, {
    plans: plans.value,
    cards: cards.value,
    settings: settings.value,
  });
}
