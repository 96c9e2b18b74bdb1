import type { Delivery } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { EmptyState } from '@portal/ui/components/EmptyState';
import { FilterMenu, type FilterMenuProps } from '@portal/ui/components/FilterMenu';
import { Inline, Stack } from '@portal/ui/components/layout';
import {
  type Column,
  columnWidth,
  Table,
  TableCard,
  TableSkeleton,
} from '@portal/ui/components/Table';
import { Text } from '@portal/ui/components/Text';
import { PageState } from '@portal/ui/patterns/PageStates';
import { type ReactNode, useMemo } from 'react';
import { m } from '../../i18n/messages.js';
import type { ListState } from '../../parts/lists/ListPage.tsx';
import { deliveryWords, timeWords } from './webhookWords.ts';

const tones = { pending: 'muted', delivered: 'positive', failed: 'critical' } as const;

const toneOf = ({ state, retryAt }: Delivery) => (retryAt ? 'caution' : tones[state]);

const Event = ({ row }: { row: Delivery }) => (
  <Stack space="xxsmall">
    <Text size="label">{row.type}</Text>
    <Text size="small" tone="muted" truncate>
      {row.record}
    </Text>
  </Stack>
);

const Result = ({ row }: { row: Delivery }) => <Text tone={toneOf(row)}>{deliveryWords(row)}</Text>;

interface DeliveriesTableProps {
  state: ListState;
  rows: readonly Delivery[];
  busy: boolean;
  filter: FilterMenuProps;
  footer: ReactNode;
  onClear: () => void;
  onRetry: () => void;
  onOpen: (delivery: Delivery) => void;
}

/** The deliveries of a webhook, newest first. */
export function DeliveriesTable(props: DeliveriesTableProps) {
  const { state, rows, busy, filter, footer, onClear, onRetry, onOpen } = props;
  const { columns, phone } = useMemo(() => {
    const open = (row: Delivery) => (
      <Button size="compact" onClick={() => onOpen(row)}>
        {m.webhooks_details()}
      </Button>
    );
    const columns: readonly Column<Delivery>[] = [
      { key: 'event', title: m.webhooks_event(), cell: (row) => <Event row={row} /> },
      {
        key: 'time',
        title: m.webhooks_time(),
        width: columnWidth.time,
        cell: (row) => timeWords(row.createdAt),
      },
      {
        key: 'result',
        title: m.webhooks_result(),
        width: 280,
        cell: (row) => <Result row={row} />,
      },
      {
        key: 'open',
        title: m.webhooks_actions(),
        titleHidden: true,
        width: 110,
        align: 'end',
        cell: open,
      },
    ];
    const phone = (row: Delivery) => (
      <Stack space="xsmall">
        <Event row={row} />
        <Text size="small" tone="muted">
          {timeWords(row.createdAt)}
        </Text>
        <Inline justify="between">
          <Result row={row} />
          {open(row)}
        </Inline>
      </Stack>
    );
    return { columns, phone };
  }, [onOpen]);
  const hasTools = state === 'ready' || state === 'no-match' || filter.value.length > 0;
  return (
    <TableCard
      toolbar={hasTools ? <FilterMenu {...filter} /> : undefined}
      footer={state === 'ready' ? footer : undefined}
    >
      {state === 'loading' ? (
        <TableSkeleton rows={5} label={m.webhooks_loading_deliveries()} />
      ) : null}
      {state === 'ready' ? (
        <Table
          caption={m.webhooks_deliveries()}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => String(id)}
          busy={busy}
          phone={phone}
        />
      ) : null}
      {state === 'empty' ? (
        <EmptyState illustration="stones" title={m.webhooks_no_deliveries()}>
          {m.webhooks_no_deliveries_help()}
        </EmptyState>
      ) : null}
      {state === 'no-match' ? (
        <EmptyState
          illustration="search"
          title={m.webhooks_no_match()}
          action={<Button onClick={onClear}>{m.webhooks_clear_filter()}</Button>}
        />
      ) : null}
      {state === 'failed' || state === 'offline' ? (
        <PageState kind={state} title={m.webhooks_deliveries_failed()} onRetry={onRetry} />
      ) : null}
    </TableCard>
  );
}
