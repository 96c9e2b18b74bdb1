import type { Webhook } from '@portal/data/schemas';
import { useDeliveries, useWebhooks, useWebhooksStore } from '@portal/data/webhooks';
import { declareList, deliveryStates, oneOf } from '@portal/domain';
import { DeliveriesTable, deliveryStateLabels, nameOf, WebhookFacts } from '@portal/forms/webhooks';
import { Button } from '@portal/ui/components/Button';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { useCallback, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { FailedPage } from '../../parts/failure.tsx';
import { choices, ListPage, useList } from '../../parts/lists/ListPage.tsx';
import { useAction } from '../../parts/useAction.ts';
import { paths } from '../../paths.ts';
import { usePage } from '../../shell/page.tsx';
import { Delivery } from './Delivery.tsx';
import { useWebhookActions } from './useWebhookActions.tsx';

/** One webhook with its deliveries, for owners. */
export function Component() {
  const { id = '' } = useParams();
  const webhooks = useWebhooks();
  const found =
    webhooks.kind === 'ready' ? webhooks.value.find((each) => String(each.id) === id) : undefined;
  const title = found ? nameOf(found) : m.webhooks_webhook();
  usePage(title);
  if (webhooks.kind === 'loading') return <PageLoading />;
  if (webhooks.kind === 'failed') return <FailedPage {...webhooks} />;
  // It was deleted, here or by another owner.
  if (!found) return <Navigate to={paths.webhooks} replace />;
  return <Page key={found.id} webhook={found} />;
}

const deliveriesOf = (webhook: number) =>
  declareList({ path: paths.webhook(webhook), params: { state: oneOf(deliveryStates) } });

function Page({ webhook }: { webhook: Webhook }) {
  const { id, enabled } = webhook;
  const { act, busy } = useAction();
  const { query, filter, around } = useList(deliveriesOf(id));
  const store = useWebhooksStore();
  const list = useDeliveries({ webhook: id, state: null, ...query });
  const [shown, setShown] = useState<number | null>(null);
  const actions = useWebhookActions(webhook);
  const open = useCallback((delivery: { id: number }) => setShown(delivery.id), []);
  const { page, frame } = around(list);

  const ping = () => act(async () => setShown((await store.ping(id)).id));
  return (
    <ListPage
      {...page}
      title={nameOf(webhook)}
      actions={
        enabled ? (
          <Button
            tone="primary"
            busy={busy}
            busyLabel={m.webhooks_sending()}
            onClick={() => void ping()}
          >
            {m.webhooks_send_ping()}
          </Button>
        ) : null
      }
      menu={actions.items}
    >
      <WebhookFacts webhook={webhook} onEnable={actions.enable} />
      <DeliveriesTable
        {...frame}
        rows={list.kind === 'ready' ? list.value.rows : []}
        filter={filter('state', m.webhooks_state(), choices(deliveryStateLabels))}
        onOpen={open}
      />
      {shown === null ? null : (
        <Delivery
          key={shown}
          id={shown}
          enabled={enabled}
          onClose={() => {
            setShown(null);
            store.invalidate();
          }}
        />
      )}
      {actions.dialogs}
    </ListPage>
  );
}
