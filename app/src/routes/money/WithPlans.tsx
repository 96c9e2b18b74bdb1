import { useCards, usePaymentSettings, usePlans, useSubscription } from '@portal/data/billing';
import type { DataError, PaymentSettings, Plans, Subscription } from '@portal/data/schemas';
import type { Cards } from '@portal/data/stores';
import { AlertDialog } from '@portal/ui/components/AlertDialog';
import { useToast } from '@portal/ui/components/Toast';
import { PageState } from '@portal/ui/patterns/PageStates';
import { SubscriptionPanel } from '@portal/ui/patterns/SubscriptionPanel';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { failureOf } from '../../parts/failure.tsx';
import { MoneyPage, useFocusRestored, VendorsOnly } from '../../parts/money/MoneyPage.tsx';
import { paths } from '../../paths.ts';
import { hasReloaded } from './useSubscriptionActions.tsx';

interface WithPlansProps {
  title: string;
  /** Placeholder as high as the content. */
  loading: (subscription: Subscription | null | undefined) => ReactNode;
  children: (
    subscription: Subscription | null,
    facts: { plans: Plans; cards: Cards; settings: PaymentSettings },
  ) => ReactNode;
}

/** A page about a plan, once its data has loaded. */
export function WithPlans(props: WithPlansProps) {
  return (
    <VendorsOnly title={props.title}>
      <OfVendor {...props} />
    </VendorsOnly>
  );
}

function OfVendor({ title, loading, children }: WithPlansProps) {
  const toast = useToast();
  useFocusRestored();
  useEffect(() => {
    if (hasReloaded()) {
      toast({
        tone: 'info',
        message: m.money_changed_and_reloaded(),
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
      <MoneyPage title={title} help={m.money_loading()} loading>
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

/** The subscription failed to load: retry, or go to the start page. */
function LoadFailed({ error, onRetry }: { error: DataError; onRetry: () => void }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(true);
  if (error.code === 'offline') return <PageState kind="offline" onRetry={onRetry} />;
  return (
    <>
      <SubscriptionPanel view={{ mode: 'failed' }} onRetry={onRetry} />
      <AlertDialog
        open={open}
        onOpenChange={(next) => {
          if (!next) void navigate(paths.home);
        }}
        title={m.money_unknown_error()}
        cancel={m.money_go_to_my_listings()}
        confirm={m.money_retry()}
        tone="primary"
        writes={false}
        onConfirm={() => {
          setOpen(false);
          onRetry();
        }}
      >
        {m.money_could_not_be_loaded()}
      </AlertDialog>
    </>
  );
}

/** The page after reloading did not solve a problem. */
export function Stuck({ title }: { title: string }) {
  const navigate = useNavigate();
  return (
    <MoneyPage title={title}>
      <SubscriptionPanel view={{ mode: 'failed' }} onRetry={() => void navigate(0)} />
    </MoneyPage>
  );
}
