import { useLayoutEffect } from 'react';
import type { MenuItem } from '../components/Menu/Menu.tsx';

/** Actions that a part of the page on screen offers. */
export interface PageActions {
  /** What they are about, such as the title of the page. */
  label: string;
  items: readonly MenuItem[];
  /** Whether they are of the whole page, and so come after those of its parts. */
  ofPage: boolean;
}

/** Those of the page on screen. */
export const pageActions = new Set<PageActions>();

/** Offers actions of the page, or of a part of it, in the command palette, as long as the component is mounted. */
export function usePageActions(label: string, items: readonly MenuItem[], ofPage = false): void {
  useLayoutEffect(() => {
    const own = { label, items, ofPage };
    pageActions.add(own);
    return () => {
      pageActions.delete(own);
    };
  });
}
