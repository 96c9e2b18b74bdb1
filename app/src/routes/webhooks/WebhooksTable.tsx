import { formatDate, type Webhook } from '@portal/data/schemas';
import { Link } from '@portal/ui/components/Link';
import { Inline, Stack } from '@portal/ui/components/layout';
import { type Column, columnWidth, Table, TableCard } from '@portal/ui/components/Table';
import { Text } from '@portal/ui/components/Text';
import { m } from '../../i18n/messages.js';
import { paths } from '../../paths.ts';
import { eventsOf, nameOf, stateWords } from './webhookWords.ts';

const Name = ({ row }: { row: Webhook }) => (
  <Stack space="xxsmall">
    <Text size="label" truncate>
      <Link href={paths.webhook(row.id)}>{nameOf(row)}</Link>
    </Text>
    <Text size="small" tone="muted" truncate>
      {row.description ? row.url : m.webhooks_by({ name: row.createdBy })}
    </Text>
  </Stack>
);

const toneOf = ({ enabled, retrying }: Webhook) => {
  if (!enabled) return 'critical';
  return retrying > 0 ? 'caution' : 'positive';
};

const State = ({ row }: { row: Webhook }) => <Text tone={toneOf(row)}>{stateWords(row)}</Text>;

const deliveredOf = ({ lastDeliveredAt }: Webhook) =>
  lastDeliveredAt ? formatDate(lastDeliveredAt) : m.webhooks_never();

const columns: readonly Column<Webhook>[] = [
  { key: 'name', title: m.webhooks_webhook(), cell: (row) => <Name row={row} /> },
  { key: 'events', title: m.webhooks_events(), width: 130, cell: eventsOf },
  {
    key: 'delivered',
    title: m.webhooks_last_delivered(),
    width: columnWidth.date,
    cell: deliveredOf,
  },
  { key: 'state', title: m.webhooks_state(), width: 180, cell: (row) => <State row={row} /> },
];

const phone = (row: Webhook) => (
  <Stack space="xsmall">
    <Name row={row} />
    <Inline justify="between">
      <State row={row} />
      <Text size="small" tone="muted">
        {m.webhooks_last_delivered_at({ date: deliveredOf(row) })}
      </Text>
    </Inline>
  </Stack>
);

/** All webhooks; each leads to its deliveries. */
export function WebhooksTable({ webhooks }: { webhooks: readonly Webhook[] }) {
  return (
    <TableCard>
      <Table
        caption={m.webhooks_title()}
        columns={columns}
        rows={webhooks}
        rowKey={({ id }) => String(id)}
        phone={phone}
      />
    </TableCard>
  );
}
