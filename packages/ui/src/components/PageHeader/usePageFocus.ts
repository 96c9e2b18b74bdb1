import { useEffect, useRef } from 'react';

/** Whether the focus has moved into the page, a menu or a dialog since the page opened. */
function hasMoved(origin: Element | null): boolean {
  const now = document.activeElement;
  if (now === origin || now === document.body) return false;
  return !!now?.closest('main, [role=menu], [role=dialog], [role=alertdialog]');
}

/**
 * After a navigation without a page load, moves the focus to the heading of the new page once it has one, so that screen readers
 * read its title; on Back to the row of the record that was open; unless the user was faster. The heading is that of a `PageHeader`,
 * or a `Heading` with `level={1}` and `focusable`.
 *
 * @param pathname The path of the page on screen, such as `useLocation().pathname`. The first one moves nothing.
 * @param isBack Whether the user came back to it. Default false.
 */
export function usePageFocus(pathname: string, isBack = false): void {
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    const left = arrivedAt.current;
    if (left === pathname) return undefined;
    const origin = document.activeElement;
    let frame = 0;
    let waits = 30;
    const arrive = (): boolean => {
      const heading = document.querySelector<HTMLElement>('h1[tabindex="-1"]');
      if (!heading) return false;
      const focus = () => {
        const row =
          isBack &&
          document.querySelector<HTMLElement>(
            `main :is(tbody, ul) a[href="${CSS.escape(left)}"]:not(nav a)`,
          );
        // Rows that are not on screen yet take their place in the next frames.
        if (isBack && !row && waits > 0 && document.querySelector('main tr[aria-hidden]')) {
          waits -= 1;
          frame = requestAnimationFrame(focus);
          return;
        }
        arrivedAt.current = pathname;
        // The router restores the scroll position on Back.
        if (!hasMoved(origin)) (row || heading).focus({ preventScroll: true });
      };
      // Moving the focus lays out the page, so it waits for the frame in which that happens anyway.
      frame = requestAnimationFrame(focus);
      return true;
    };
    // The content of a page may load after its route.
    const watch = new MutationObserver(() => {
      if (arrive()) watch.disconnect();
    });
    if (!arrive()) watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [pathname, isBack]);
}
