import { setNonce } from 'get-nonce';
import { type KeyboardEvent, useRef, useState } from 'react';
import { focusPageHeading } from './cameFrom.ts';
import type { TriggerLink } from './lateTrigger.ts';
import { themeAround } from './overlayTheme.ts';

let menuTrigger: WeakRef<HTMLElement> | undefined;

/** Called when a menu item is selected: it no longer exists when the overlay that it opens closes. */
export function rememberMenuTrigger(trigger: HTMLElement | null): void {
  menuTrigger = trigger ? new WeakRef(trigger) : undefined;
}

function currentOpener(): HTMLElement | null {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active !== document.body && !active.closest('[role=menu]'))
    return active;
  const trigger = menuTrigger?.deref();
  return trigger?.isConnected ? trigger : null;
}

/** The rows next to that of an element, to focus if that row is removed. */
function adjacentRows(opener: HTMLElement | null): Element[] {
  const row = opener?.closest('tr, li');
  return [row?.nextElementSibling, row?.previousElementSibling].flatMap((each) => each ?? []);
}

/**
 * What takes the focus in a row: the row itself where it can, so that Enter repeats nothing, else its menu if that of another row
 * had it, else its first link or button.
 */
function entranceOf(row: Element | undefined, opener: HTMLElement | null): HTMLElement | null {
  if (row instanceof HTMLElement && row.hasAttribute('tabindex')) return row;
  const menu = opener?.hasAttribute('aria-haspopup') && row?.querySelector('[aria-haspopup=menu]');
  return menu instanceof HTMLElement ? menu : (row?.querySelector('a[href], button') ?? null);
}

/** Moves the focus to the row beside that of a removed opener, else to a heading of the page. */
function goBeside(opener: HTMLElement | null, rows: readonly Element[]): void {
  const target = entranceOf(
    rows.find((each) => each.isConnected),
    opener,
  );
  if (target) target.focus({ preventScroll: true });
  else if (document.activeElement === document.body) focusPageHeading();
}

/** Until the focus is elsewhere: the row of an opener may go only after the overlay, such as once its list was loaded again. */
function focusAfterRemoval(opener: HTMLElement, rows: readonly Element[]): void {
  const stop = () => {
    watch.disconnect();
    document.removeEventListener('focusin', onFocus);
  };
  // Coming back to the window focuses the opener again.
  const onFocus = ({ target }: FocusEvent) => {
    if (target !== opener) stop();
  };
  const watch = new MutationObserver(() => {
    if (opener.isConnected) return;
    stop();
    if (document.activeElement === document.body) goBeside(opener, rows);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocus);
}

/**
 * Lets the focus move on within an overlay whose content changes meanwhile, such as an error that goes when its field is left:
 * while no element has the focus, the library takes the removal of any for that of the focused one, and focuses the overlay.
 */
function letFocusMoveOn(overlay: HTMLElement): void {
  let next: EventTarget | null = null;
  overlay.addEventListener('focusout', ({ relatedTarget }) => {
    next = relatedTarget;
  });
  overlay.addEventListener('focusin', ({ target }) => {
    const wanted = next;
    next = null;
    if (target !== overlay || !(wanted instanceof HTMLElement) || wanted === overlay) return;
    if (!overlay.contains(wanted)) return;
    wanted.focus();
    if (wanted instanceof HTMLInputElement) wanted.select();
  });
}

/** Moves the focus to the control with `data-autofocus`, or to the chosen radio button of a group that an overlay begins with, instead of the first control. */
export function focusChosen(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const wanted = event.currentTarget.querySelector<HTMLElement>('[data-autofocus]');
  if (wanted) {
    event.preventDefault();
    wanted.focus();
    return;
  }
  const first = event.currentTarget.querySelector('a[href], button, input, select, textarea');
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return;
  const group = event.currentTarget.querySelectorAll<HTMLInputElement>('input:checked:enabled');
  const chosen = [...group].find(({ name }) => name === first.name);
  if (!chosen) return;
  event.preventDefault();
  chosen.focus();
}

/**
 * Attributes of a modal overlay. It has the theme of its opener. When it closes, the focus returns to the opener, or to an
 * adjacent row if the row of the opener was removed, else to a heading of the page.
 */
export function useOpener(open: boolean) {
  const [wasOpen, setWasOpen] = useState(false);
  const [theme, setTheme] = useState<ReturnType<typeof themeAround>>({});
  if (open !== wasOpen) {
    setWasOpen(open);
    // Kept while it closes.
    if (open) setTheme(themeAround(currentOpener()));
  }
  const opener = useRef<HTMLElement | null>(null);
  const neighbours = useRef<Element[]>([]);
  passNonce();
  return {
    ...theme,
    onOpenAutoFocus: (event: Event) => {
      opener.current = currentOpener();
      neighbours.current = adjacentRows(opener.current);
      if (event.currentTarget instanceof HTMLElement) letFocusMoveOn(event.currentTarget);
      focusChosen(event);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // A page that was opened from the overlay has moved the focus to its heading.
      if (document.activeElement?.matches('h1')) return;
      const from = opener.current;
      if (from?.isConnected) {
        from.focus({ preventScroll: true });
        focusAfterRemoval(from, neighbours.current);
      } else goBeside(from, neighbours.current);
      opener.current = null;
      neighbours.current = [];
    },
  };
}

/** Lets Tab leave an overlay that traps the focus: the browser moves on from the button of the overlay. */
export function useTabOut({ button }: TriggerLink) {
  const left = useRef(false);
  passNonce();
  return {
    /** For Tab in the capture phase, once the overlay is closing. */
    leave(event: KeyboardEvent): void {
      event.stopPropagation();
      left.current = true;
      button.current?.focus();
    },
    /** Prevents Radix from returning the focus to the button after Tab has moved it. */
    onCloseAutoFocus(event: Event): void {
      if (left.current) event.preventDefault();
      left.current = false;
    },
  };
}

/** Passes the nonce of the csp-nonce meta element to the libraries of overlays, which add style elements while open. */
function passNonce(): void {
  // Browsers clear the attribute after parsing; the property has the value.
  const { nonce } = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]') ?? {};
  if (nonce) setNonce(nonce);
}
