import type { IconType } from '../../internal/icon/Icon.tsx';

interface MenuEntry {
  /** The words of the item; letters typed in the open menu jump to it. */
  label: string;
  /** A second, quieter line. */
  description?: string | undefined;
  /** A short remark at the item's end, such as the present value. */
  detail?: string | undefined;
  /** Drawing before the words. */
  icon?: IconType | undefined;
  /** `critical` where it destroys or leads to a question that does. */
  tone?: 'critical' | undefined;
  /** Shown, but passed over by the arrow keys. Sets `data-disabled`. */
  disabled?: boolean | undefined;
}

export interface MenuActionItem extends MenuEntry {
  /** Default `item`. */
  kind?: 'item' | undefined;
  onSelect: () => void;
  /** The menu stays open after the choice, for a value that is stepped through. Default false. */
  keepOpen?: boolean | undefined;
}

export interface MenuLinkItem extends MenuEntry {
  kind: 'link';
  /** Where it leads. */
  href: string;
  onSelect?: (() => void) | undefined;
}

export interface MenuRadioItem extends MenuEntry {
  kind: 'radio';
  /** Whether this one of its neighbours is chosen. Sets `aria-checked`. */
  checked: boolean;
  onSelect: () => void;
}

export interface MenuSeparator {
  kind: 'separator';
}

export type MenuItem = MenuActionItem | MenuLinkItem | MenuRadioItem | MenuSeparator;

/** Neighbouring radio items are one group: a choice of one out of them. */
export function groupRadios(
  items: readonly MenuItem[],
): (Exclude<MenuItem, MenuRadioItem> | MenuRadioItem[])[] {
  const groups: (Exclude<MenuItem, MenuRadioItem> | MenuRadioItem[])[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (item.kind !== 'radio') groups.push(item);
    else if (Array.isArray(last)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}
