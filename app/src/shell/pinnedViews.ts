import type { SavedView } from '@portal/data/savedViews';
import { listWithViews, savedViewLimits } from '@portal/domain';
import type { SideMenuGroup } from '@portal/ui/components/SideMenu';
import { sections } from '../pages.ts';
import { iconOfView } from '../parts/lists/viewIcons.ts';
import type { Visitor } from '../routes/guards/rules.ts';
import { type MenuLine, menuPages } from './section.ts';

interface ListEntry extends MenuLine {
  /** The label of its group. */
  group: string;
  /** Where the entry leads that the menu shows. */
  shown: string | undefined;
}

/** The menu entry to which a list belongs, with the label of its group; undefined if this user has none. */
export function entryOfList(list: string, visitor: Visitor): ListEntry | undefined {
  const entries: ListEntry[] = sections.flatMap((section) => {
    const pages = menuPages(section, visitor);
    const group = section.label?.() ?? '';
    return pages.map((page) => ({
      ...page,
      group,
      // A section with an icon is one entry, which opens its first page.
      shown: section.icon ? pages[0]?.href : page.href,
    }));
  });
  return (
    entries.find(({ href }) => href === list) ??
    entries.find(({ covers }) => covers?.some((path) => list.startsWith(path)))
  );
}

/** The address that a view opens. */
export const addressOf = ({ list, query }: Pick<SavedView, 'list' | 'query'>): string =>
  `${list}?${query}`;

/** The views that are shown in the menu: the first five that were pinned, in the order of all views. */
export function pinsOf(views: readonly SavedView[]): SavedView[] {
  const first = views
    .flatMap((view) => (view.pinnedAt === null ? [] : [{ view, since: Date.parse(view.pinnedAt) }]))
    .sort((a, b) => a.since - b.since || a.view.id - b.view.id)
    .slice(0, savedViewLimits.pins)
    .map(({ view }) => view);
  return views.filter((view) => first.includes(view));
}

/** The address of the page on screen. */
interface Address {
  pathname: string;
  search: string;
}

const isAt = ({ list, query }: SavedView, { pathname, search }: Address): boolean =>
  list === pathname && listWithViews(list)?.kept(new URLSearchParams(search)).toString() === query;

/** The groups of the menu with the pinned views below the entries of their lists; `counts` are their rows by id. Of an open view, its own entry is the current one. */
export function withPins(
  groups: readonly SideMenuGroup[],
  pins: readonly SavedView[],
  visitor: Visitor,
  address: Address,
  counts: Readonly<Record<number, number>> | null,
): SideMenuGroup[] {
  const open = pins.find((pin) => isAt(pin, address));
  const placed = pins.map((pin) => ({ pin, below: entryOfList(pin.list, visitor)?.shown }));
  return groups.map((group) => ({
    ...group,
    items: group.items.flatMap((item) => [
      open ? { ...item, current: false } : item,
      ...placed
        .filter(({ below }) => below !== undefined && below === item.href)
        .map(({ pin }) => ({
          label: pin.name,
          icon: iconOfView[pin.icon],
          href: addressOf(pin),
          count: counts?.[pin.id],
          current: pin === open,
        })),
    ]),
  }));
}
