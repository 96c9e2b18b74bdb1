import { useCallback, useMemo } from 'react';
import { type MenuItem, SharedMenu } from '../../components/Menu/Menu.tsx';
import {
  type Sort,
  Table,
  type TableSelection,
  TableSkeleton,
} from '../../components/Table/Table.tsx';
import { useColumnResize } from '../../components/Table/useColumnResize.ts';
import { m } from '../../i18n/messages.js';
import { useAvailableWidth } from '../../internal/useAvailableWidth.ts';
import { ListCard, type ListFrame, type ListScope } from '../ListState.tsx';
import type { ListFilter, ListSortTool } from '../ListToolbar/ListToolbar.tsx';
import type { TableLayout } from '../shownColumns.ts';
import { columnsFor, menuLabel, PhoneRow, rowMenu } from './columns.tsx';
import {
  type ListingColumn,
  type ListingRow,
  type ListingTableState,
  type ListingTableVariant,
  type ListingType,
  listingName,
} from './listingRow.ts';
import { useListingKeys } from './useListingKeys.ts';

export interface ListingTableProps extends Omit<ListFrame, 'state'>, TableLayout<ListingColumn> {
  /** Accessible name of the table, such as 'Pending app listings'. */
  caption: string;
  /** Apps or services. */
  type: ListingType;
  /** The operator's name of the type. Default: none, the texts are about apps or services. */
  name?: string | undefined;
  /** Live or pending listings; decides the text of the empty state. */
  scope: ListScope;
  /** Who sees the list, and for what. */
  variant: ListingTableVariant;
  /** Whether the rows are shown, or what replaces them. */
  state: ListingTableState;
  /** The rows of this page; shown when `state` is `ready`. */
  rows: readonly ListingRow[];
  /** Rows of the skeleton: those of a page. Default 10. */
  skeletonRows?: number | undefined;
  /** Search, filters and sort order. */
  toolbar?: ListingToolbar | undefined;
  /** The sorted column: `changed`, or `waiting` in the queue. */
  sort?: Sort | undefined;
  /** The column by which rows of the same place in `sort` are sorted. Default: none. */
  sortThen?: Sort | undefined;
  /** Called with the sort order that a press on a column head asks for. */
  onSort?: ((sort: Sort, added: boolean) => void) | undefined;
  /** Ids of the selected rows; adds a checkbox to the rows that can be edited, in the queue to pending ones. */
  selected?: ReadonlySet<string> | undefined;
  /** Called with the ids of all selected rows. */
  onSelect?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** Further items of a row's menu, computed when it opens; null while they load. Default: only links that do not fit into the row. */
  actionsOf?: ((row: ListingRow) => readonly MenuItem[] | null) | undefined;
  /** Called when the menu of a row is approached, in time to load the items. */
  onApproach?: (() => void) | undefined;
}

/** Listings of one type, as a vendor or an admin sees them, in every state of a list. */
export function ListingTable(props: ListingTableProps) {
  const { caption, variant, rows, skeletonRows = 10, toolbar, actionsOf, widths } = props;
  const chosen = props.columns;
  const availableWidth = useAvailableWidth();
  const menu = actionsOf !== undefined || availableWidth === 'phone';
  const columns = useMemo(
    () => columnsFor(variant, props.scope, availableWidth, menu, { columns: chosen, widths }),
    [variant, props.scope, availableWidth, menu, chosen, widths],
  );
  const phone = useCallback(
    (row: ListingRow) => <PhoneRow row={row} variant={variant} menu={menu} chosen={chosen} />,
    [variant, menu, chosen],
  );
  const table = useListingKeys();
  useColumnResize(table, columns, props.onResize);
  const density = props.compact ? 'compact' : 'default';
  const rowOf = (id: string) => rows.find((row) => row.id === id);
  return (
    <ListCard
      {...props}
      ref={table}
      tools={toolbar && toolsOf(toolbar)}
      skeleton={<TableSkeleton rows={skeletonRows} density={density} label={m.listing_loading()} />}
      words={{ ...words, empty: emptyMessage(props) }}
    >
      <SharedMenu
        onApproach={props.onApproach}
        labelOf={(id) => menuLabel(rowOf(id) ?? { name: '' })}
        itemsOf={(id) => {
          const row = rowOf(id);
          const actions = row && actionsOf ? actionsOf(row) : [];
          return row && actions ? rowMenu(row, variant, availableWidth, actions) : actions;
        }}
      >
        <Table
          caption={caption}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          sort={props.sort}
          sortThen={props.sortThen}
          onSortChange={props.onSort}
          selection={selectionOf(props)}
          busy={props.busy}
          phone={phone}
          scrolls={(chosen ?? widths) !== undefined}
          density={density}
        />
      </SharedMenu>
    </ListCard>
  );
}

const words = {
  noMatch: { searched: m.listing_none_found, filtered: m.listing_none_filtered },
  reviewed: { searched: m.listing_reviewed_found, filtered: m.listing_reviewed_filtered },
  failed: m.listing_failed(),
};

const emptyWords = {
  apps: {
    mine: { title: m.listing_no_apps(), text: m.listing_no_apps_help() },
    minePending: { title: m.listing_no_pending_apps(), text: m.listing_no_pending_apps_help() },
    live: { title: m.listing_no_live_apps(), text: m.listing_no_live_apps_help() },
    queue: { title: m.listing_nothing_to_review(), text: m.listing_nothing_to_review_apps() },
  },
  services: {
    mine: { title: m.listing_no_services(), text: m.listing_no_services_help() },
    minePending: {
      title: m.listing_no_pending_services(),
      text: m.listing_no_pending_services_help(),
    },
    live: { title: m.listing_no_live_services(), text: m.listing_no_live_services_help() },
    queue: { title: m.listing_nothing_to_review(), text: m.listing_nothing_to_review_services() },
  },
} satisfies Record<ListingType, object>;

const ownEmptyWords = (name: string): (typeof emptyWords)[ListingType] => ({
  mine: { title: m.listing_none_in({ name }), text: m.listing_none_in_help() },
  minePending: {
    title: m.listing_none_pending_in({ name }),
    text: m.listing_none_pending_in_help(),
  },
  live: { title: m.listing_none_live_in({ name }), text: m.listing_none_live_in_help() },
  queue: { title: m.listing_nothing_to_review(), text: m.listing_nothing_to_review_in() },
});

function emptyMessage({ variant, scope, type, name }: ListingTableProps) {
  const words = name === undefined ? emptyWords[type] : ownEmptyWords(name);
  const { mine, minePending, live, queue } = words;
  const pending = variant === 'queue' || scope === 'pending';
  if (variant === 'vendor') return pending ? minePending : mine;
  return pending ? queue : live;
}

const rowKey = (row: ListingRow): string => row.id;

function selectionOf({
  selected,
  onSelect,
  rows,
  variant,
}: ListingTableProps): TableSelection<ListingRow> | undefined {
  // Bulk decisions are for pending listings only.
  const takes = ({ status, readOnly = false, selectable = !readOnly }: ListingRow) =>
    selectable && (variant !== 'queue' || status === 'pending');
  if (!(selected && onSelect && rows.some(takes))) return undefined;
  return {
    selected,
    onChange: onSelect,
    rowLabel: (row) => (takes(row) ? m.patterns_select_named({ name: listingName(row) }) : null),
  };
}

interface ListingSearchTool {
  value: string;
  /** Called 200 ms after the last key. */
  onValueChange: (value: string) => void;
  /** Accessible name and placeholder. Default 'Search listings'. */
  label?: string;
  /** Maximum length of the query. Default: no limit. */
  maxLength?: number | undefined;
}

export interface ListingToolbar {
  search: ListingSearchTool;
  /** Such as status, industry or kind. Default: none. */
  filters?: readonly ListFilter[] | undefined;
  sort?: ListSortTool | undefined;
}

const toolsOf = ({ search, ...tools }: ListingToolbar) => ({
  search: { rest: 200, label: m.listing_search(), ...search },
  ...tools,
});

export type { ColumnWidths, TableColumns, TableLayout } from '../shownColumns.ts';
export { listingColumns } from './columns.tsx';
export type {
  ListingColumn,
  ListingRow,
  ListingTableState,
  ListingTableVariant,
} from './listingRow.ts';
