import { Badge } from '../../components/Badge/index.ts';
import type { Column } from '../../components/Table/index.ts';
import { Text } from '../../components/Text/index.ts';
import { type Room, rooms } from '../useRoom.ts';
import { ActionsCell, ListingCell, VendorCell, WaitingCell } from './cells.tsx';
import type { ListingRow, ListingTableVariant } from './listingRow.ts';

interface RoomyColumn extends Column<ListingRow> {
  /** The window's width from which it is shown. */
  from: Room;
}

const listing = (variant: ListingTableVariant): RoomyColumn => ({
  key: 'listing',
  title: 'Listing',
  from: 'md',
  cell: (row) => <ListingCell row={row} variant={variant} />,
});

const status: RoomyColumn = {
  key: 'status',
  title: 'Status',
  width: 130,
  from: 'md',
  skeleton: 'badge',
  cell: (row) => <Badge kind={row.status} />,
};

const industry: RoomyColumn = {
  key: 'industry',
  title: 'Industry',
  width: 128,
  from: 'xl',
  cell: (row) => (
    <Text size="small" tone="muted" truncate>
      {row.industry || 'None yet'}
    </Text>
  ),
};

const changed: RoomyColumn = {
  key: 'changed',
  title: 'Last change',
  width: 176,
  from: 'lg',
  sortable: true,
  sortFirst: 'descending',
  cell: (row) => (
    <Text size="small" tone="muted" figures truncate>
      {row.changed ?? ''}
    </Text>
  ),
};

const vendor: RoomyColumn = {
  key: 'vendor',
  title: 'Vendor',
  width: 212,
  from: 'lg',
  cell: (row) => <VendorCell row={row} />,
};

const waiting: RoomyColumn = {
  key: 'waiting',
  title: 'Waiting',
  width: 100,
  from: 'md',
  sortable: true,
  sortFirst: 'descending',
  cell: (row) => <WaitingCell row={row} />,
};

const actions = (variant: ListingTableVariant, menu: boolean): RoomyColumn => ({
  key: 'actions',
  title: 'Actions',
  titleHidden: true,
  width: variant === 'queue' ? 116 : 104,
  align: 'end',
  from: 'md',
  skeleton: 'none',
  cell: (row) => <ActionsCell row={row} variant={variant} menu={menu} />,
});

const columns = (menu: boolean): Record<ListingTableVariant, readonly RoomyColumn[]> => ({
  vendor: [listing('vendor'), status, industry, changed, actions('vendor', menu)],
  // Five columns beside the name: each as narrow as its words allow.
  admin: [
    listing('admin'),
    { ...vendor, width: 180 },
    { ...status, width: 128 },
    { ...industry, width: 116 },
    { ...changed, from: 'xl' },
    actions('admin', menu),
  ],
  queue: [
    listing('queue'),
    { ...vendor, width: 184 },
    { ...industry, width: 112 },
    waiting,
    { ...status, from: 'xl' },
    actions('queue', menu),
  ],
});

/** The columns that there is room for; `menu` adds a “…” to each row. */
export const columnsFor = (
  variant: ListingTableVariant,
  room: Room,
  menu: boolean,
): readonly Column<ListingRow>[] =>
  columns(menu)[variant].filter((column) => rooms.indexOf(column.from) <= rooms.indexOf(room));
