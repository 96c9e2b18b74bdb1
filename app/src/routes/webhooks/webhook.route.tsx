import type { Webhook } from '@portal/data/schemas';
import { useDeliveries, useWebhooks, useWebhooksStore } from '@portal/data/webhooks';
import { declareList, deliveryStates, oneOf } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { DescriptionList } from '@portal/ui/components/DescriptionList';
import { IconButton } from '@portal/ui/components/IconButton';
import { Menu } from '@portal/ui/components/Menu';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { Ellipsis } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { FailedPage } from '../../parts/failure.tsx';
import { choices, ListPage, useList } from '../../parts/lists/ListPage.tsx';
import { useAction } from '../../parts/useAction.ts';
import { paths } from '../../paths.ts';
import { usePage } from '../../shell/page.tsx';
import { DeliveriesTable } from './DeliveriesTable.tsx';
import { DeliveryDialog } from './DeliveryDialog.tsx';
import { useWebhookActions } from './useWebhookActions.tsx';
import { disabledWords, nameOf, stateLabels, stateWords, timeWords } from './webhookWords.ts';

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

const factsOf = (webhook: Webhook) => {
  const { url, types, lastDeliveredAt, formerSecretUntil, createdAt, createdBy } = webhook;
  const until = formerSecretUntil
    ? [
        {
          term: m.webhooks_former_secret(),
          details: m.webhooks_valid_until({ time: timeWords(formerSecretUntil) }),
        },
      ]
    : [];
  return [
    { term: m.webhooks_url(), details: url },
    {
      term: m.webhooks_events(),
      details: types.length === 0 ? m.webhooks_all() : types.join(', '),
    },
    { term: m.webhooks_state(), details: stateWords(webhook) },
    {
      term: m.webhooks_last_delivered(),
      details: lastDeliveredAt ? timeWords(lastDeliveredAt) : m.webhooks_never(),
    },
    {
      term: m.webhooks_created(),
      details: m.webhooks_created_by({ time: timeWords(createdAt), name: createdBy }),
    },
    ...until,
  ];
};

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

  const disabled = disabledWords(webhook);
  return (
    <ListPage
      {...page}
      title={nameOf(webhook)}
      actions={
        <>
          <Menu
            label={m.webhooks_actions_for({ name: nameOf(webhook) })}
            trigger={
              <IconButton icon={Ellipsis} label={m.webhooks_more_actions()} tone="secondary" />
            }
            items={actions.items}
          />
          {enabled ? (
            <Button
              tone="primary"
              busy={busy}
              busyLabel={m.webhooks_sending()}
              onClick={() => void ping()}
            >
              {m.webhooks_send_ping()}
            </Button>
          ) : null}
        </>
      }
    >
      {disabled ? (
        <Banner
          tone="critical"
          title={m.webhooks_is_disabled()}
          actions={
            <Button size="compact" onClick={actions.enable}>
              {m.webhooks_enable_webhook()}
            </Button>
          }
        >
          {m.webhooks_is_disabled_help({ reason: disabled })}
        </Banner>
      ) : null}
      <Card>
        <DescriptionList items={factsOf(webhook)} />
      </Card>
      <DeliveriesTable
        {...frame}
        rows={list.kind === 'ready' ? list.value.rows : []}
        filter={filter('state', m.webhooks_state(), choices(stateLabels))}
        onOpen={open}
      />
      {shown === null ? null : (
        <DeliveryDialog
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
