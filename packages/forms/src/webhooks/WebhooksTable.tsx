import { formatDate, type Webhook } from '@portal/data/schemas';
import { Link } from '@portal/ui/components/Link';
import { Stack } from '@portal/ui/components/layout';
import { type Column, columnWidth, phoneCard, Table, TableCard } from '@portal/ui/components/Table';
import { Text } from '@portal/ui/components/Text';
import { useMemo } from 'react';
import { m } from '../i18n/messages.js';
import { eventsOf, nameOf, stateWords } from './webhookWords.ts';

const toneOf = ({ enabled, retrying }: Webhook) => {
  if (!enabled) return 'critical';
  return retrying > 0 ? 'caution' : 'positive';
};

const columnsOf = (hrefOf: (id: number) => string): readonly Column<Webhook>[] => [
  {
    key: 'name',
    title: m.webhooks_webhook(),
    phone: 'title',
    cell: (row) => (
      <Stack space="xxsmall">
        <Text size="label" truncate>
          <Link href={hrefOf(row.id)}>{nameOf(row)}</Link>
        </Text>
        <Text size="small" tone="muted" truncate>
          {row.description ? row.url : m.webhooks_by({ name: row.createdBy })}
        </Text>
      </Stack>
    ),
  },
  { key: 'events', title: m.webhooks_events(), width: 130, cell: eventsOf },
  {
    key: 'delivered',
    title: m.webhooks_last_delivered(),
    width: columnWidth.date,
    phone: 'field',
    cell: ({ lastDeliveredAt }) =>
      lastDeliveredAt ? formatDate(lastDeliveredAt) : m.webhooks_never(),
  },
  {
    key: 'state',
    title: m.webhooks_state(),
    width: 180,
    phone: 'line',
    cell: (row) => <Text tone={toneOf(row)}>{stateWords(row)}</Text>,
  },
];

interface WebhooksTableProps {
  /** Accessible name. */
  caption: string;
  webhooks: readonly Webhook[];
  /** The page of a webhook. A stable function. */
  hrefOf: (id: number) => string;
}

/** Webhooks, each with a link to its page. */
export function WebhooksTable({ caption, webhooks, hrefOf }: WebhooksTableProps) {
  const columns = useMemo(() => columnsOf(hrefOf), [hrefOf]);
  return (
    <TableCard>
      <Table
        caption={caption}
        columns={columns}
        rows={webhooks}
        rowKey={({ id }) => String(id)}
        phone={phoneCard}
      />
    </TableCard>
  );
}
