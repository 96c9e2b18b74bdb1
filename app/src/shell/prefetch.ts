import type { Stores } from '@portal/data/stores';
import { createContext, useContext } from 'react';
import { matchRoutes, type Params, type RouteMatch, type RouteObject } from 'react-router-dom';
import type { Flags } from '../flags.ts';
import type { Rule } from '../routes/guards/rules.ts';

/**
 * Prefetches the page of a URL: its code when the link is hovered or focused, and once the link is pressed, its data too.
 */
export type Prefetch = (href: string, pressed?: boolean) => void;

type PrefetchData = (stores: Stores, params: Params, query: URLSearchParams) => void;

/** The `handle` of a route. */
export interface PageHandle {
  /** Who may open the page and those below it. Default: every signed-in user. */
  rule?: Rule | undefined;
  /** Loads data of the page as soon as its link is pressed. Default: none. */
  prefetch?: PrefetchData | undefined;
}

type Match = Pick<RouteMatch, 'route' | 'params'>;

/** Loads the code of the matches, then calls back with their handles. Ignores failures. */
function loadMatches(
  matches: readonly Match[],
  found: (prefetch: PrefetchData, params: Params) => void,
): void {
  for (const { route, params } of matches) {
    const pass = (handle: PageHandle | undefined) => {
      if (handle?.prefetch) found(handle.prefetch, params);
    };
    // The router removes `lazy` from a route that was opened before.
    if (typeof route.lazy !== 'function') pass(route.handle);
    // Navigation reports a failure.
    else
      route.lazy().then(
        (page) => pass(page.handle),
        () => undefined,
      );
  }
}

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
    loadMatches(matchesOf(path), (prefetch, params) => {
      if (pressed) prefetch(stores, params, new URLSearchParams(query));
    });
  };
}

/**
 * Prefetches the page on screen and the counts of the menu while the session loads. A guarded page only for a user whom
 * the server has just sent: a call that the user may not make would end the session.
 */
export function prefetchAtStart(
  matches: readonly Match[],
  stores: Stores,
  query: string,
  flags: Flags,
): void {
  const session = stores.session.getState();
  const user = session.kind === 'signed-in' && !session.refreshing ? session.user : null;
  const mayOpen = ({ route, params }: Match) => {
    const { rule }: PageHandle = route.handle ?? {};
    return !rule || (user !== null && rule({ user, flags }, params) === null);
  };
  if (matches.every(mayOpen))
    loadMatches(matches, (prefetch, params) =>
      prefetch(stores, params, new URLSearchParams(query)),
    );
  stores.counts.prefetch('all');
}

const PrefetchContext = createContext<Prefetch>(() => undefined);

export const PrefetchProvider = PrefetchContext.Provider;
export const usePrefetch = (): Prefetch => useContext(PrefetchContext);
