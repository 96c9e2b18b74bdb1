import { useDelivery, useWebhooksStore } from '@portal/data/webhooks';
import { DeliveryDialog } from '@portal/forms/webhooks';
import { useEffect, useState } from 'react';
import { FailedPage } from '../../parts/failure.tsx';
import { useSubmit } from '../../parts/useSubmit.ts';

/** Milliseconds until the first look at a delivery that is being sent; each next one is twice as long after. */
const firstWait = 1000;
/** About a minute after the first look there are no more. */
const longestWait = 32_000;

interface DeliveryProps {
  id: number;
  /** Whether the webhook is enabled, so that it is sent and can be resent. */
  enabled: boolean;
  onClose: () => void;
}

/** One delivery in a dialog. Follows a delivery that is due, for about a minute. */
export function Delivery({ id, enabled, onClose }: DeliveryProps) {
  const store = useWebhooksStore();
  const delivery = useDelivery(id);
  const submit = useSubmit();
  const [wait, setWait] = useState(firstWait);
  const known = delivery.kind === 'ready' ? delivery.value : null;
  const isDue = enabled && known?.state === 'pending' && known.retryAt === null;
  useEffect(() => {
    if (!isDue || wait > longestWait) return;
    const timer = setTimeout(() => {
      store.delivery.invalidate();
      setWait(wait * 2);
    }, wait);
    return () => clearTimeout(timer);
  }, [isDue, wait, store]);

  const resend = () => submit(() => store.resend(id)).finally(() => setWait(firstWait));
  return (
    <DeliveryDialog
      delivery={known}
      failure={delivery.kind === 'failed' ? <FailedPage {...delivery} /> : undefined}
      onResend={enabled ? resend : undefined}
      onClose={onClose}
    />
  );
}
