import { useCallback, useMemo, useRef } from 'react';
import { Table, TableSkeleton } from '../../components/Table/Table.tsx';
import { useColumnResize } from '../../components/Table/useColumnResize.ts';
import { m } from '../../i18n/messages.js';
import { useAvailableWidth } from '../../internal/useAvailableWidth.ts';
import { ListCard, type ListFrame } from '../ListState.tsx';
import type { ListFilter, ListSortTool } from '../ListToolbar/ListToolbar.tsx';
import type { TableLayout } from '../shownColumns.ts';
import type { AccountColumn, AccountTableRow } from './accountRow.ts';
import { columnsFor, PhoneRow } from './columns.tsx';

export interface AccountTableProps extends ListFrame, TableLayout<AccountColumn> {
  /** The rows of this page; shown when `state` is `ready`. */
  rows: readonly AccountTableRow[];
  /** Rows of the skeleton: those of a page. Default 10. */
  skeletonRows?: number | undefined;
  /** Called 200 ms after the last key. */
  search: { value: string; onValueChange: (value: string) => void; maxLength?: number | undefined };
  /** Such as status, plan or role. */
  filters: readonly ListFilter[];
  /** The sort orders. */
  sort: ListSortTool;
}

const words = {
  noMatch: { searched: m.people_accounts_none_found, filtered: m.people_accounts_none_filtered },
  empty: { title: m.people_accounts_empty(), text: m.people_accounts_empty_help() },
  failed: m.people_accounts_failed(),
};

const rowKey = ({ id }: AccountTableRow): string => id;

/** Users with their accounts, for staff, in every state of a list. */
export function AccountTable(props: AccountTableProps) {
  const { rows, skeletonRows = 10, search, filters, sort, widths } = props;
  const chosen = props.columns;
  const availableWidth = useAvailableWidth();
  const columns = useMemo(
    () => columnsFor(availableWidth, { columns: chosen, widths }),
    [availableWidth, chosen, widths],
  );
  const phone = useCallback(
    (row: AccountTableRow) => <PhoneRow row={row} chosen={chosen} />,
    [chosen],
  );
  const table = useRef<HTMLDivElement>(null);
  useColumnResize(table, columns, props.onResize);
  const density = props.compact ? 'compact' : 'default';
  return (
    <ListCard
      {...props}
      ref={table}
      tools={{
        search: { ...search, label: m.people_search_accounts(), rest: 200 },
        filters,
        sort,
      }}
      skeleton={
        <TableSkeleton rows={skeletonRows} density={density} label={m.people_accounts_loading()} />
      }
      words={words}
    >
      <Table
        caption={m.people_accounts()}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        busy={props.busy}
        phone={phone}
        scrolls={(chosen ?? widths) !== undefined}
        density={density}
      />
    </ListCard>
  );
}

export type { AccountColumn, AccountTableRow } from './accountRow.ts';
export { accountColumns } from './columns.tsx';
