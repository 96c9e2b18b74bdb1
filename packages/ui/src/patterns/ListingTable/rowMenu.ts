import { ChartLine, Pencil } from 'lucide-react';
import type { MenuItem, MenuLinkItem } from '../../components/Menu/Menu.tsx';
import { hasRoom, type Room } from '../useRoom.ts';
import type { ListingRow, ListingTableVariant } from './listingRow.ts';

const analyticsFrom: Record<ListingTableVariant, Room | null> = {
  vendor: 'md',
  admin: 'xl',
  // Review and Edit take its place.
  queue: null,
};

/** Whether Analytics is a link in the row; otherwise it is in the row's menu. */
export const showsAnalytics = (variant: ListingTableVariant, room: Room): boolean => {
  const least = analyticsFrom[variant];
  return least !== null && hasRoom(room, least);
};

/** The menu of a row: the links that do not fit into the row, then its own items. */
export function rowMenu(
  row: ListingRow,
  variant: ListingTableVariant,
  room: Room,
  items: readonly MenuItem[],
): MenuItem[] {
  const links: MenuLinkItem[] = [];
  if (room === 'phone')
    links.push({ kind: 'link', label: 'Edit', icon: Pencil, href: row.editHref ?? row.href });
  if (row.analyticsHref && !showsAnalytics(variant, room))
    links.push({ kind: 'link', label: 'Analytics', icon: ChartLine, href: row.analyticsHref });
  const apart = links.length > 0 && items.length > 0 && items[0]?.kind !== 'link';
  return [...links, ...(apart ? [{ kind: 'separator' } as const] : []), ...items];
}
