import { type RefObject, useLayoutEffect } from 'react';
import type { MenuItem } from '../components/Menu/Menu.tsx';

/** Actions that a part of the page on screen offers. */
export interface PageActions {
  /** What they are about, such as the title of the page. */
  label: string;
  items: readonly MenuItem[];
  /** The header of the page, whose buttons are actions as well. Undefined for a part of the page. */
  header?: RefObject<HTMLElement | null> | undefined;
}

/** Those of the page on screen. */
export const pageActions = new Set<PageActions>();

/**
 * Offers actions of the page, with `header`, or of a part of it in the command palette, as long as the component is mounted.
 */
export function usePageActions(
  label: string,
  items: readonly MenuItem[],
  header?: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const own = { label, items, header };
    pageActions.add(own);
    return () => {
      pageActions.delete(own);
    };
  });
}
