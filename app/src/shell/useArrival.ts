import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** On a new page, focus goes to its heading, so that the next key and the next word are about it. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each pathname is an arrival; a new query is not.
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    // Scrolling is left to the router, which restores it on Back.
    document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
  }, [pathname]);
}
