import type { Stores } from '@portal/data/stores';
import { createContext, useContext } from 'react';
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';

/**
 * Prefetches the page of a URL: its code when the link is hovered or focused, and once the link is pressed, its data too.
 */
export type Prefetch = (href: string, pressed?: boolean) => void;

/** The `handle` of a route whose data loads as soon as its link is pressed. */
export interface PrefetchHandle {
  prefetch: (stores: Stores, params: Params, query: URLSearchParams) => void;
}

const prefetches = (handle: unknown): handle is PrefetchHandle =>
  typeof handle === 'object' && handle !== null && 'prefetch' in handle;

/** Prefetches the code of a page, and its data once the link is pressed. Ignores failures. */
export function createPrefetch(routes: RouteObject[], stores: Stores): Prefetch {
  // `matchRoutes` ranks every route again in each call, and a link calls up to three times before it is followed.
  const known = new Map<string, ReturnType<typeof matchRoutes>>();
  const matchesOf = (path: string) => {
    if (!known.has(path)) known.set(path, matchRoutes(routes, path));
    return known.get(path) ?? [];
  };
  return (href, pressed = false) => {
    const [path = '', query] = href.split('#')[0]?.split('?') ?? [];
    for (const { route, params } of matchesOf(path)) {
      const prefetchData = (handle: unknown) => {
        if (pressed && prefetches(handle))
          handle.prefetch(stores, params, new URLSearchParams(query));
      };
      // The router removes `lazy` from a route that was opened before.
      if (typeof route.lazy !== 'function') prefetchData(route.handle);
      // Navigation reports a failure.
      else
        route.lazy().then(
          (page) => prefetchData(page.handle),
          () => undefined,
        );
    }
  };
}

const isGuarded = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'rule' in handle;

/**
 * Prefetches the page on screen while the session loads. Not for guarded pages: a call that the user may not make would end
 * the session.
 */
export function prefetchAtStart(routes: RouteObject[], stores: Stores, href: string): void {
  const matches = matchRoutes(routes, href.split(/[?#]/)[0] ?? '') ?? [];
  if (!matches.some(({ route }) => isGuarded(route.handle)))
    createPrefetch(routes, stores)(href, true);
}

const PrefetchContext = createContext<Prefetch>(() => undefined);

export const PrefetchProvider = PrefetchContext.Provider;
export const usePrefetch = (): Prefetch => useContext(PrefetchContext);
