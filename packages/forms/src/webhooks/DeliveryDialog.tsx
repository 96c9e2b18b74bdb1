import type { DeliveryAttempt, DeliveryDetail } from '@portal/data/schemas';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { DescriptionList } from '@portal/ui/components/DescriptionList';
import { Dialog } from '@portal/ui/components/Dialog';
import { Stack } from '@portal/ui/components/layout';
import { TableSkeleton } from '@portal/ui/components/Table';
import { Text } from '@portal/ui/components/Text';
import { TextArea } from '@portal/ui/components/TextArea';
import { DialogError } from '@portal/ui/patterns/DialogError';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { resultOf, type SubmitResult } from '../core/submitResult.ts';
import { m } from '../i18n/messages.js';
import { deliveryWords, resultWords, timeWords } from './webhookWords.ts';

/** JSON in lines; other text as it is. */
const pretty = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

interface DeliveryDialogProps {
  /** The delivery with its attempts; null while it loads. */
  delivery: DeliveryDetail | null;
  /** Shown in its place, when it could not be loaded. Default: it loads. */
  failure?: ReactNode;
  /** Sends it again. Default: it cannot be sent. */
  onResend?: (() => Promise<SubmitResult>) | undefined;
  onClose: () => void;
}

/** What was sent to a webhook, and each response. */
export function DeliveryDialog({ delivery, failure, onResend, onClose }: DeliveryDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function resend(send: () => Promise<SubmitResult>) {
    setBusy(true);
    setError(undefined);
    const result = await resultOf(send());
    if (!result.ok) setError(result.message);
    setBusy(false);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={delivery ? m.webhooks_delivery_of({ event: delivery.type }) : m.webhooks_delivery()}
      actions={
        <>
          <Button onClick={onClose}>{m.webhooks_close()}</Button>
          {delivery && onResend ? (
            <Button
              tone="primary"
              icon={RotateCw}
              busy={busy}
              busyLabel={m.webhooks_resending()}
              onClick={() => void resend(onResend)}
            >
              {m.webhooks_resend()}
            </Button>
          ) : null}
        </>
      }
    >
      {delivery ? <Content delivery={delivery} /> : (failure ?? <Loading />)}
      <DialogError error={error} />
    </Dialog>
  );
}

const Loading = () => <TableSkeleton rows={3} label={m.webhooks_loading_delivery()} />;

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
