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

const onScreen = new Set<PageActions>();

/** Offers actions of the page, or of a part of it, in the command palette, as long as the component is mounted. */
export function usePageActions(label: string, items: readonly MenuItem[], ofPage = false): void {
  useLayoutEffect(() => {
    const own = { label, items, ofPage };
    onScreen.add(own);
    return () => {
      onScreen.delete(own);
    };
  });
}

/** The actions of the page on screen, those of its parts first. */
export const pageActions = (): readonly PageActions[] =>
  [...onScreen].sort((a, b) => Number(a.ofPage) - Number(b.ofPage));
