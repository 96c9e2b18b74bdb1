import { setNonce } from 'get-nonce';
import { type KeyboardEvent, useRef } from 'react';
import { focusPageHeading } from './cameFrom.ts';
import type { TriggerLink } from './lateTrigger.ts';

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

/** The rows next to the one with an element, to focus when that row is gone. */
function rowsBeside(opener: HTMLElement | null): Element[] {
  const row = opener?.closest('tr, li');
  return [row?.nextElementSibling, row?.previousElementSibling].flatMap((each) => each ?? []);
}

/** What gets the focus in a row: its next action, or else its first link or button. */
const entrances = ['[data-row-actions] button:not(:disabled)', 'a[href], button'];

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

const controls = 'a[href], button, input, select, textarea, [tabindex]';

/** Lets the arrow keys reach text that is too high for its box; a box with a control in it is reached through that. */
export function scrollFocus(box: HTMLElement | null) {
  if (!box) return;
  const decide = () => {
    if (box.scrollHeight > box.clientHeight && !box.querySelector(controls)) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  // At once, so that the overlay finds it when it looks for what to focus first.
  decide();
  const watch = new ResizeObserver(decide);
  watch.observe(box);
  return () => watch.disconnect();
}

/** Lets Tab leave an overlay in which Radix would keep the focus: the browser moves on from the overlay's button. */
export function useTabOut({ button }: TriggerLink) {
  const left = useRef(false);
  return {
    /** For Tab in the capture phase, once the overlay is closing. */
    leave(event: KeyboardEvent): void {
      event.stopPropagation();
      left.current = true;
      button.current?.focus();
    },
    /** Radix gives the focus back to the button a moment later, when Tab has moved it on. */
    onCloseAutoFocus(event: Event): void {
      if (left.current) event.preventDefault();
      left.current = false;
    },
  };
}

let known: string | undefined;

/**
 * The nonce under which the page's security policy lets a style element in, as told by its csp-nonce meta element.
 * The first call hands it on to the scroll lock of modal overlays, which adds such an element while one is open.
 */
function styleNonce(): string | undefined {
  if (known === undefined) {
    // The attribute reads as empty once the page is parsed; the property keeps the value.
    known = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
    if (known) setNonce(known);
  }
  return known || undefined;
}
