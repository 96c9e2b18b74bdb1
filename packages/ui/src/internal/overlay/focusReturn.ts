import { useRef } from 'react';
import { styleNonce } from '../nonce/styleNonce.ts';

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

/**
 * Focus of a modal overlay that is opened by a prop: it goes back to whatever had it before,
 * or to the page's heading when that has gone, for instance with its row.
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null);
  styleNonce();
  return {
    onOpenAutoFocus: () => {
      opener.current = currentOpener();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = opener.current?.isConnected
        ? opener.current
        : document.querySelector<HTMLElement>('h1[tabindex]');
      target?.focus({ preventScroll: true });
      opener.current = null;
    },
  };
}
