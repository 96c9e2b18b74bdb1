import { Zap } from 'lucide-react';
import { useEffect, useMemo, useReducer } from 'react';
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

/** What an entry of a menu does. */
function choiceOf(item: Entry): Pick<PaletteItem, 'href'> & { onSelect: () => void } {
  const onSelect = item.onSelect ?? (() => undefined);
  if (item.kind !== 'link') return { onSelect };
  const { href, newTab } = item;
  return newTab
    ? { onSelect: () => window.open(href, '_blank', 'noreferrer') }
    : { href, onSelect };
}

/** The buttons of a header that are enabled and open no menu. They are pressed as on the page. */
const buttonsOf = (header: HTMLElement | null | undefined) =>
  [...(header?.querySelectorAll('button') ?? [])]
    .filter((button) => !button.matches(':disabled, [aria-disabled=true], [aria-haspopup=menu]'))
    .map((button) => ({
      label: button.ariaLabel ?? button.textContent,
      onSelect: () => {
        // A dialog gives the focus back to it.
        button.focus();
        button.click();
      },
    }));

/** Actions as items, in groups named after what they are about. A page that is read only has none that writes. */
export const itemsOf = (actions: readonly PageActions[], readOnly: boolean): PaletteItem[] =>
  actions.flatMap(({ label: group, items, header }) => {
    const entries = entriesOf(items);
    // Those of a wide header are in both.
    const buttons = buttonsOf(header?.current).filter(({ label }) =>
      entries.every((item) => item.label !== label),
    );
    const chosen = entries
      .filter((item) => !readOnly || item.kind === 'link' || !item.writes)
      .map((item) => ({
        label: item.label,
        icon: item.icon ?? Zap,
        hint: item.detail,
        ...choiceOf(item),
      }));
    return [...buttons, ...chosen].map(
      (item): PaletteItem => ({
        icon: Zap,
        ...item,
        id: `page/${group}/${item.label}`,
        group,
        leads: true,
      }),
    );
  });

/** The actions of the page on screen, those of its parts before those of its header. */
export const pageItems = (readOnly: boolean): PaletteItem[] =>
  itemsOf(
    [...pageActions].sort((a, b) => Number(Boolean(a.header)) - Number(Boolean(b.header))),
    readOnly,
  );

const none: readonly PaletteItem[] = [];

/**
 * The actions of the page on screen, as `PageHeader` and the parts that call `usePageActions` offer them, while the palette is
 * `open`: also those that appear or become enabled meanwhile. `readOnly` leaves out those that change something; default false.
 */
export function usePageItems(open: boolean, readOnly = false): readonly PaletteItem[] {
  const [change, changed] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!open) return undefined;
    // Parts of the page offer their actions as they render, and buttons are read from it.
    const watch = new MutationObserver(changed);
    const main = document.querySelector('main') ?? document.body;
    watch.observe(main, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['disabled', 'aria-disabled'],
    });
    return () => watch.disconnect();
  }, [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each change of the page.
  return useMemo(() => (open ? pageItems(readOnly) : none), [open, readOnly, change]);
}
