import { type FocusEvent, useRef } from 'react';

/** Remembers which element the focus came from when it entered a part of the page that may vanish under it. */
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

/** Where the focus goes when what had it is gone and nothing beside it is left: the name of the page, or of its part that is open. */
export function focusPageHeading(): void {
  const part = document.querySelector<HTMLElement>('h2[tabindex]');
  const heading = part ?? document.querySelector<HTMLElement>('h1[tabindex]');
  heading?.focus({ preventScroll: true });
}
