import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { ShownToast } from './ToastPlace.tsx';

interface Left {
  about: ShownToast['about'];
  /** The button that had the focus; null for the toast itself. */
  button: string | null;
}

const action = '[data-toast-action]';
const buttonOf = (element: Element): string | null => {
  if (element.matches(action)) return action;
  return element.matches('button') ? `button:not(${action})` : null;
};

/**
 * Keeps the focus of a toast that leaves under it: on the same button of the one that takes its place, or on that toast
 * where it has none such. One that only made room hands the focus back to where it came from.
 */
export function useFocusOfReplaced(
  place: RefObject<HTMLElement | null>,
  toasts: readonly ShownToast[],
  goBack: () => void,
): (toast: ShownToast) => void {
  const left = useRef<Left | null>(null);
  useLayoutEffect(() => {
    const was = left.current;
    left.current = null;
    if (!was) return;
    const newest = toasts.at(-1);
    const same = newest && was.about !== undefined && newest.about === was.about;
    const next = same ? place.current?.querySelector<HTMLElement>('li:last-child') : null;
    if (!next) return goBack();
    const button = was.button ? next.querySelector<HTMLElement>(was.button) : null;
    (button ?? next).focus();
  });
  return useCallback(
    ({ id, about }) => {
      const focused = document.activeElement;
      if (!focused?.closest(`[data-toast="${id}"]`)) return;
      left.current = { about, button: buttonOf(focused) };
      // Toasts stand still while the focus is among them, and not every browser tells when it goes with what is removed.
      place.current?.focus();
    },
    [place],
  );
}
