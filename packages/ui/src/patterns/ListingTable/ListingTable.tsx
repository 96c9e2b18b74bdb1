import { type ReactNode, useCallback, useMemo } from 'react';
import { type MenuItem, SharedMenu } from '../../components/Menu/Menu.tsx';
import {
  type Sort,
  Table,
  TableCard,
  type TableSelection,
  TableSkeleton,
} from '../../components/Table/Table.tsx';
import { InPlaceOfRows } from '../InPlaceOfRows.tsx';
import { useRoom } from '../useRoom.ts';
import { menuLabel, PhoneRow } from './cells.tsx';
import { columnsFor } from './columns.tsx';
import { ListingSearch, ListingSort, type ListingToolbar } from './ListingToolbar.tsx';
import {
  type ListingPlace,
  type ListingRow,
  type ListingTableState,
  type ListingTableVariant,
  type ListingType,
  listingName,
} from './listingRow.ts';
import { NoRows } from './NoRows.tsx';
import { rowMenu } from './rowMenu.ts';

export interface ListingTableProps {
  /** Accessible name of the table, such as 'Pending app listings'. */
  caption: string;
  /** Which of the two kinds of listings. */
  type: ListingType;
  /** Which list it is: the live or the pending ones. Says what is told when it is empty. */
  place: ListingPlace;
  /** Whose list it is. */
  variant: ListingTableVariant;
  /** Whether there are rows to show, and if not, why. */
  state: ListingTableState;
  /** The rows of this page; read when `state` is `ready`. */
  rows: readonly ListingRow[];
  /** Newer rows are on their way; these stay. Default false. Sets `aria-busy`. */
  busy?: boolean | undefined;
  /** Rows drawn while loading: those of a page. Default 10. */
  skeletonRows?: number | undefined;
  /** What narrows the list down, and its order. */
  toolbar?: ListingToolbar | undefined;
  /** The pagination. */
  footer?: ReactNode;
  /** The sorted column: `changed`, or `waiting` in the queue. */
  sort?: Sort | undefined;
  /** Told what a press on a sortable head asks for. */
  onSort?: ((sort: Sort) => void) | undefined;
  /** The chosen rows, by id; gives every row a check. For the queue. */
  selected?: ReadonlySet<string> | undefined;
  /** Told the ids of all rows that are selected now. */
  onSelect?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** What else can be done with a row, in its menu; asked for when that is opened. Default: only links that do not fit into the row. */
  actionsOf?: ((row: ListingRow) => readonly MenuItem[]) | undefined;
  /** Where a new listing is made: offered where there is none yet. */
  createHref?: string | undefined;
  /** Takes search and filters away, where nothing matches them. */
  onClear?: (() => void) | undefined;
  /** Loads again, after a failure. */
  onRetry?: (() => void) | undefined;
}

/** Listings of one type, as their vendor or as an admin sees them, in every state a list can have. */
export function ListingTable(props: ListingTableProps) {
  const { caption, variant, state, rows, busy, skeletonRows = 10, toolbar, sort, onSort } = props;
  const room = useRoom();
  const { actionsOf } = props;
  const menu = actionsOf !== undefined || room === 'phone';
  const columns = useMemo(() => columnsFor(variant, room, menu), [variant, room, menu]);
  const hasTools =
    toolbar !== undefined &&
    (state === 'ready' || state === 'loading' || state === 'no-match' || isNarrowed(toolbar));
  const phone = useCallback(
    (row: ListingRow) => <PhoneRow row={row} variant={variant} menu={menu} />,
    [variant, menu],
  );
  const rowOf = (id: string) => rows.find((row) => row.id === id);
  return (
    <TableCard
      toolbar={hasTools ? <ListingSearch {...toolbar} /> : undefined}
      toolbarEnd={hasTools && toolbar.sort ? <ListingSort {...toolbar.sort} /> : undefined}
      footer={state === 'ready' ? props.footer : undefined}
    >
      {state === 'ready' ? (
        <SharedMenu
          labelOf={(id) => menuLabel(rowOf(id) ?? { name: '' })}
          itemsOf={(id) => {
            const row = rowOf(id);
            return row ? rowMenu(row, variant, room, actionsOf?.(row) ?? []) : [];
          }}
        >
          <Table
            caption={caption}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            sort={sort}
            onSort={onSort}
            selection={selectionOf(props)}
            busy={busy}
            phone={phone}
          />
        </SharedMenu>
      ) : null}
      <InPlaceOfRows
        loading={
          state === 'loading' ? (
            <TableSkeleton columns={columns} rows={skeletonRows} label="Loading the listings" />
          ) : null
        }
      >
        {state === 'ready' || state === 'loading' ? null : (
          <NoRows {...props} state={state} search={toolbar?.search.value} />
        )}
      </InPlaceOfRows>
    </TableCard>
  );
}

/** What was asked for stays to be mended, whatever became of the list. */
const isNarrowed = ({ search, filters = [] }: ListingToolbar): boolean =>
  search.value !== '' || filters.some(({ selected }) => selected.length > 0);

const rowKey = (row: ListingRow): string => row.id;

function selectionOf({
  selected,
  onSelect,
  rows,
}: ListingTableProps): TableSelection<ListingRow> | undefined {
  const any = rows.some(({ status }) => status === 'pending');
  if (!(selected && onSelect && any)) return undefined;
  return {
    selected,
    onChange: onSelect,
    // Only what waits is decided together with others.
    rowLabel: (row) => (row.status === 'pending' ? `Select ${listingName(row)}` : null),
  };
}
