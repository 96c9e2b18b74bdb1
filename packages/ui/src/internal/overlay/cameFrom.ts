import { type FocusEvent, useRef } from 'react';

/** Stores where the focus was before it entered an element that may be removed. */
export function useCameFrom() {
  const from = useRef<HTMLElement | null>(null);
  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const { relatedTarget, currentTarget } = event;
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        from.current = relatedTarget;
    },
    goBack: () => {
      if (from.current?.isConnected) from.current.focus();
      else focusPageHeading();
    },
  };
}

/** Focuses the heading of the page, or of its open section, after the focused element was removed. */
export function focusPageHeading(): void {
  const part = document.querySelector<HTMLElement>('h2[tabindex]:not([data-empty] *)');
  const heading = part ?? document.querySelector<HTMLElement>('h1[tabindex]');
  heading?.focus({ preventScroll: true });
}
