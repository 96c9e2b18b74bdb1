import type { Delivery } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import type { FilterMenuProps } from '@portal/ui/components/FilterMenu';
import { Stack } from '@portal/ui/components/layout';
import {
  actionsColumn,
  type Column,
  columnWidth,
  phoneCard,
  Table,
  TableSkeleton,
} from '@portal/ui/components/Table';
import { Text } from '@portal/ui/components/Text';
import { ListCard, type ListFrame } from '@portal/ui/patterns/PageStates';
import { useMemo } from 'react';
import { m } from '../i18n/messages.js';
import { deliveryWords, timeWords } from './webhookWords.ts';

const tones = { pending: 'muted', delivered: 'positive', failed: 'critical' } as const;

const columns: readonly Column<Delivery>[] = [
  {
    key: 'event',
    title: m.webhooks_event(),
    phone: 'title',
    cell: ({ type, record }) => (
      <Stack space="xxsmall">
        <Text size="label">{type}</Text>
        <Text size="small" tone="muted" truncate>
          {record}
        </Text>
      </Stack>
    ),
  },
  {
    key: 'time',
    title: m.webhooks_time(),
    width: columnWidth.time,
    cell: ({ createdAt }) => timeWords(createdAt),
  },
  {
    key: 'result',
    title: m.webhooks_result(),
    width: 280,
    phone: 'line',
    cell: (row) => (
      <Text tone={row.retryAt ? 'caution' : tones[row.state]}>{deliveryWords(row)}</Text>
    ),
  },
];

interface DeliveriesTableProps extends ListFrame {
  /** The rows of this page; shown when `state` is `ready`. */
  rows: readonly Delivery[];
  /** The filter by state. */
  filter: FilterMenuProps;
  /** Called to show a delivery. */
  onOpen: (delivery: Delivery) => void;
}

/** The deliveries of a webhook, newest first, in every state of a list. */
export function DeliveriesTable({ rows, filter, onOpen, ...frame }: DeliveriesTableProps) {
  const all = useMemo(
    () => [
      ...columns,
      actionsColumn<Delivery>(110, (row) => (
        <Button size="compact" onClick={() => onOpen(row)}>
          {m.webhooks_details()}
        </Button>
      )),
    ],
    [onOpen],
  );
  return (
    <ListCard
      {...frame}
      tools={{ filters: [filter] }}
      skeleton={<TableSkeleton rows={5} label={m.webhooks_loading_deliveries()} />}
      words={words}
    >
      <Table
        caption={m.webhooks_deliveries()}
        columns={all}
        rows={rows}
        rowKey={({ id }) => String(id)}
        busy={frame.busy}
        phone={phoneCard}
      />
    </ListCard>
  );
}

const words = {
  empty: { title: m.webhooks_no_deliveries(), text: m.webhooks_no_deliveries_help() },
  noMatch: { filtered: m.webhooks_no_match, help: m.webhooks_no_match_help() },
  failed: m.webhooks_deliveries_failed(),
};
