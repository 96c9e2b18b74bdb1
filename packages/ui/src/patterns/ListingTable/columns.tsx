import { Badge } from '../../components/Badge/Badge.tsx';
import type { Column } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { hasRoom, type Room } from '../useRoom.ts';
import { ActionsCell } from './ActionsCell.tsx';
import { ListingCell, VendorCell, WaitingCell } from './cells.tsx';
import type { ListingRow, ListingTableVariant } from './listingRow.ts';
import { showsAnalytics } from './rowMenu.ts';

interface RoomyColumn extends Column<ListingRow> {
  /** The window's width from which it is shown. */
  from: Room;
}

const listing = (variant: ListingTableVariant, vendorBelow: boolean): RoomyColumn => ({
  key: 'listing',
  title: 'Listing',
  from: 'md',
  cell: (row) => <ListingCell row={row} variant={variant} vendorBelow={vendorBelow} />,
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
  width: 164,
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

const actions = (variant: ListingTableVariant, room: Room, menu: boolean): RoomyColumn => ({
  key: 'actions',
  title: 'Actions',
  titleHidden: true,
  width: variant === 'queue' ? 168 : showsAnalytics(variant, room) ? 184 : 104,
  align: 'end',
  from: 'md',
  skeleton: 'none',
  cell: (row) => <ActionsCell row={row} variant={variant} room={room} menu={menu} />,
});

const columns: Record<ListingTableVariant, readonly RoomyColumn[]> = {
  vendor: [status, industry, changed],
  admin: [{ ...vendor, width: 180 }, status, { ...changed, from: 'xl' }],
  queue: [{ ...vendor, width: 184, from: 'xl' }, waiting, status],
};

/** The columns that there is room for; `menu` adds a “…” to each row. Without a column of its own the vendor stands below the name. */
export function columnsFor(
  variant: ListingTableVariant,
  room: Room,
  menu: boolean,
): readonly Column<ListingRow>[] {
  const fitting = columns[variant].filter((column) => hasRoom(room, column.from));
  const vendorBelow = variant !== 'vendor' && !fitting.some(({ key }) => key === vendor.key);
  return [listing(variant, vendorBelow), ...fitting, actions(variant, room, menu)];
}
