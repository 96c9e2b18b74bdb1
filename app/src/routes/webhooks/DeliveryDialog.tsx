import { type DeliveryAttempt, type DeliveryDetail, messageFor } from '@portal/data/schemas';
import { useDelivery, useWebhooksStore } from '@portal/data/webhooks';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { DescriptionList } from '@portal/ui/components/DescriptionList';
import { Dialog } from '@portal/ui/components/Dialog';
import { Stack } from '@portal/ui/components/layout';
import { TableSkeleton } from '@portal/ui/components/Table';
import { Text } from '@portal/ui/components/Text';
import { TextArea } from '@portal/ui/components/TextArea';
import { DialogError } from '@portal/ui/patterns/DialogError';
import { PageState } from '@portal/ui/patterns/PageStates';
import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { failureKind } from '../../parts/failure.tsx';
import { deliveryWords, resultWords, timeWords } from './webhookWords.ts';

/** Milliseconds until the first look at a delivery that is being sent; each next one is twice as long after. */
const firstWait = 1000;
/** About a minute after the first look there are no more. */
const longestWait = 32_000;

/** JSON in lines; other text as it is. */
const pretty = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

interface DeliveryDialogProps {
  id: number;
  /** Whether the webhook is enabled, so that it is sent and can be resent. */
  enabled: boolean;
  onClose: () => void;
}

/** What was sent, and each response. Follows a delivery that is due, for about a minute. */
export function DeliveryDialog({ id, enabled, onClose }: DeliveryDialogProps) {
  const store = useWebhooksStore();
  const delivery = useDelivery(id);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
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

  async function resend() {
    setBusy(true);
    setError(undefined);
    try {
      await store.resend(id);
    } catch (failure) {
      setError(messageFor(failure));
    } finally {
      setWait(firstWait);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={known ? m.webhooks_delivery_of({ event: known.type }) : m.webhooks_delivery()}
      actions={
        <>
          <Button onClick={onClose}>{m.webhooks_close()}</Button>
          {known && enabled ? (
            <Button
              tone="primary"
              icon={RotateCw}
              busy={busy}
              busyLabel={m.webhooks_resending()}
              onClick={() => void resend()}
            >
              {m.webhooks_resend()}
            </Button>
          ) : null}
        </>
      }
    >
      {delivery.kind === 'loading' ? (
        <TableSkeleton rows={3} label={m.webhooks_loading_delivery()} />
      ) : null}
      {delivery.kind === 'failed' ? (
        <PageState kind={failureKind(delivery.error)} onRetry={delivery.retry} />
      ) : null}
      {known ? <Content delivery={known} /> : null}
      <DialogError error={error} />
    </Dialog>
  );
}

const banners = { pending: 'caution', delivered: 'positive', failed: 'critical' } as const;

/** The state, and when the next attempt is. */
function stateAndNext(delivery: DeliveryDetail): string {
  const state = deliveryWords(delivery);
  const { retryAt } = delivery;
  return retryAt ? m.webhooks_next_attempt({ state, time: timeWords(retryAt) }) : state;
}

function Content({ delivery }: { delivery: DeliveryDetail }) {
  const { state, retryAt, record, messageId, createdAt, request, attempts } = delivery;
  const isRunning = state === 'pending' && retryAt === null;
  return (
    <Stack space="medium">
      <Banner tone={isRunning ? 'info' : banners[state]} role="status">
        {isRunning ? m.webhooks_waiting_to_be_sent() : stateAndNext(delivery)}
      </Banner>
      <DescriptionList
        items={[
          { term: m.webhooks_record(), details: record },
          { term: m.webhooks_created(), details: timeWords(createdAt) },
          { term: m.webhooks_message_id(), details: messageId },
        ]}
      />
      <TextArea
        name="body"
        label={m.webhooks_request_body()}
        value={pretty(request.body)}
        rows={3}
        dir="ltr"
        readOnly
      />
      {attempts.map((attempt, index) => (
        <Attempt key={attempt.at} attempt={attempt} count={attempts.length - index} />
      ))}
    </Stack>
  );
}

function Attempt({ attempt, count }: { attempt: DeliveryAttempt; count: number }) {
  const { at, duration, status, problem, response } = attempt;
  return (
    <Stack space="xxsmall">
      <Text size="label">
        {m.webhooks_attempt({ number: count, result: resultWords(status, problem) })}
      </Text>
      <Text size="small" tone="muted">{`${timeWords(at)}, ${duration} ms`}</Text>
      {response ? (
        <TextArea
          name={`response-${count}`}
          label={m.webhooks_response({ number: count })}
          labelHidden
          dir="ltr"
          value={pretty(response)}
          rows={2}
          readOnly
        />
      ) : null}
    </Stack>
  );
}
