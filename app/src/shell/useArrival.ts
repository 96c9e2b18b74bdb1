import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageFacts } from './page.tsx';

/** On a new page, focus goes to its heading, so that the next key and the next word are about it. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const facts = usePageFacts();
  const arrivedAt = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that loads first tells its facts, and has its heading, later.
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    const heading = document.querySelector<HTMLElement>('h1[tabindex="-1"]');
    if (!heading) return;
    arrivedAt.current = pathname;
    // Scrolling is left to the router, which restores it on Back.
    heading.focus({ preventScroll: true });
  }, [pathname, facts]);
}
