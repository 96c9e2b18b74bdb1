import { useLayoutEffect } from 'react';
import type { MenuItem } from '../components/Menu/Menu.tsx';

/** Actions that a part of the page on screen offers. */
export interface PageActions {
  /** What they are about, such as the title of the page. */
  label: string;
  items: readonly MenuItem[];
}

const onScreen = new Set<PageActions>();

/** Offers actions of the page in the command palette, as long as the component is mounted. */
export function usePageActions(label: string, items: readonly MenuItem[]): void {
  useLayoutEffect(() => {
    const own = { label, items };
    onScreen.add(own);
    return () => {
      onScreen.delete(own);
    };
  });
}

/** The actions of the page on screen, in the order in which its parts were mounted. */
export const pageActions = (): readonly PageActions[] => [...onScreen];
