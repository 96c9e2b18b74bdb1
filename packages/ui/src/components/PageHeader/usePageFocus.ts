import { useEffect, useRef } from 'react';

/** Whether the focus has moved from there: before the page took it, into the page, a menu or a dialog. */
function hasMoved(from: Element | null, taken: boolean): boolean {
  const now = document.activeElement;
  if (now === from || now === document.body) return false;
  return taken || !!now?.closest('main, [role=menu], [role=dialog], [role=alertdialog]');
}

/**
 * After a navigation without a page load, moves the focus to the heading of the new page once it has one, so that screen readers
 * read its title; on Back to the row of the record that was open, also if it arrives later; unless the user was faster. The heading
 * is that of a `PageHeader`, or a `Heading` with `level={1}` and `focusable`; a row is one of a list or table with a link to the path.
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
    let focused: HTMLElement | null = null;
    let frame = 0;
    const arrive = () => {
      const heading = document.querySelector<HTMLElement>('h1[tabindex="-1"]');
      if (!heading) return;
      arrivedAt.current = pathname;
      const row =
        isBack &&
        document.querySelector<HTMLElement>(
          `main :is(tbody, ul) a[href="${CSS.escape(left)}"]:not(nav a)`,
        );
      const moved = hasMoved(focused ?? origin, focused !== null);
      if (moved || row || !isBack) watch.disconnect();
      if (moved || (focused && !row)) return;
      focused = row || heading;
      // The router restores the scroll position on Back.
      focused.focus({ preventScroll: true });
    };
    // Moving the focus lays out the page, so it waits for the frame in which that happens anyway.
    const arriveInFrame = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(arrive);
    };
    // The content of a page may load after its route, and rows after its heading.
    const watch = new MutationObserver(arriveInFrame);
    watch.observe(document.body, { childList: true, subtree: true });
    arriveInFrame();
    // A user who acts meanwhile does not expect the focus to move.
    const stop = () => watch.disconnect();
    document.addEventListener('pointerdown', stop);
    document.addEventListener('keydown', stop);
    return () => {
      document.removeEventListener('pointerdown', stop);
      document.removeEventListener('keydown', stop);
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [pathname, isBack]);
}
