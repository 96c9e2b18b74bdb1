import { createContext, useContext } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Fetches the code of the page behind an address, so that a press on its link need not wait for it. */
export type Prefetch = (href: string) => void;

export function createPrefetch(routes: RouteObject[]): Prefetch {
  return (href) => {
    for (const { route } of matchRoutes(routes, href.split(/[?#]/)[0] ?? '') ?? []) {
      // The browser keeps what was fetched; a failure is told when somebody really goes there.
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
    }
  };
}

const PrefetchContext = createContext<Prefetch>(() => undefined);

export const PrefetchProvider = PrefetchContext.Provider;
export const usePrefetch = (): Prefetch => useContext(PrefetchContext);
