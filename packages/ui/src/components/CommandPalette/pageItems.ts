import { type PageActions, pageActions } from '../../internal/pageActions.ts';
import type { MenuItem } from '../Menu/Menu.tsx';
import type { PaletteItem } from './CommandPalette.tsx';

type Entry = Exclude<MenuItem, { kind: 'separator' | 'submenu' | 'group' | 'radio' }>;

/** Actions and links of a menu and of its submenus and groups, without choices of a value and what is disabled. */
const entriesOf = (items: readonly MenuItem[]): Entry[] =>
  items.flatMap((item): Entry[] => {
    if (item.kind === 'separator' || item.kind === 'radio') return [];
    if (item.kind === 'submenu' || item.kind === 'group') return entriesOf(item.items);
    return item.disabled ? [] : [item];
  });

/** Actions as items, in groups named after what they are about. Only links if the page is read only. */
export const itemsOf = (actions: readonly PageActions[], readOnly: boolean): PaletteItem[] =>
  actions.flatMap(({ label: group, items }) =>
    entriesOf(items)
      .filter(({ kind }) => kind === 'link' || !readOnly)
      .map((item): PaletteItem => {
        const { label, icon, detail: hint } = item;
        const shown = { id: `page/${group}/${label}`, label, group, icon, hint, leads: true };
        if (item.kind !== 'link') return { ...shown, onSelect: item.onSelect };
        const { href, newTab, onSelect } = item;
        return newTab
          ? { ...shown, onSelect: () => window.open(href, '_blank', 'noreferrer') }
          : { ...shown, href, onSelect };
      }),
  );

/**
 * The actions of the page on screen, as `PageHeader` and the parts that call `usePageActions` offer them. Read them when the
 * palette opens. `readOnly` leaves out those that are not links; default false.
 */
export const pageItems = ({ readOnly = false } = {}): PaletteItem[] =>
  // Those of its parts first.
  itemsOf(
    [...pageActions].sort((a, b) => Number(a.ofPage) - Number(b.ofPage)),
    readOnly,
  );
