import { useRef } from 'react';
import { styleNonce } from '../nonce/styleNonce.ts';
import { focusPageHeading } from './pageHeading.ts';

let menuTrigger: WeakRef<HTMLElement> | undefined;

/** Called by a menu when one of its items is chosen: the item is gone by the time what it opens closes again. */
export function rememberMenuTrigger(trigger: HTMLElement | null): void {
  menuTrigger = trigger ? new WeakRef(trigger) : undefined;
}

function currentOpener(): HTMLElement | null {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active !== document.body && !active.closest('[role=menu]'))
    return active;
  return menuTrigger?.deref() ?? null;
}

/** The rows beside the one that holds an element: where the focus goes when that row is gone. */
function rowsBeside(opener: HTMLElement | null): Element[] {
  const row = opener?.closest('tr, li');
  return [row?.nextElementSibling, row?.previousElementSibling].flatMap((each) => each ?? []);
}

/** Where the focus goes in a row: to what it marks as its next deed, or else to its first link or button. */
const entrances = ['[data-row-deeds] button:not(:disabled)', 'a[href], button'];

function entranceOf(row: Element | undefined): HTMLElement | null {
  for (const entrance of entrances) {
    const found = row?.querySelector<HTMLElement>(entrance);
    if (found) return found;
  }
  return null;
}

/**
 * Focus of a modal overlay that is opened by a prop: it goes back to whatever had it before. When that has gone with
 * its row, it goes to the next row, and to a heading of the page when there is none.
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null);
  const beside = useRef<Element[]>([]);
  styleNonce();
  return {
    onOpenAutoFocus: () => {
      opener.current = currentOpener();
      beside.current = rowsBeside(opener.current);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const row = beside.current.find((each) => each.isConnected);
      const target = opener.current?.isConnected ? opener.current : entranceOf(row);
      if (target) target.focus({ preventScroll: true });
      else if (document.activeElement === document.body) focusPageHeading();
      opener.current = null;
      beside.current = [];
    },
  };
}
