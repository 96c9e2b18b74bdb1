import type { Stores } from '@portal/data/stores';
import { createContext, useContext } from 'react';
import { matchRoutes, type Params, type RouteMatch, type RouteObject } from 'react-router-dom';
import type { Flags } from '../flags.ts';
import type { Rule } from '../routes/guards/rules.ts';

/**
 * Prefetches the page of a URL: its code when the link is hovered or focused, and once the link is pressed, its data too.
 */
export type Prefetch = (href: string, pressed?: boolean) => void;

/** Loads data of a page into the stores. */
export type PrefetchData<At = Params> = (stores: Stores, at: At, query: URLSearchParams) => void;

/** The `handle` of a route. */
export interface PageHandle {
  /** Who may open the page and those below it. Default: every signed-in user. */
  rule?: Rule | undefined;
  /** Called when a link to the page is pressed, and for the first page. Default: none. */
  prefetch?: PrefetchData | undefined;
}

type Match = Pick<RouteMatch, 'route' | 'params'>;

function prefetchData(matches: readonly Match[], stores: Stores, query: URLSearchParams): void {
  for (const { route, params } of matches) {
    const { prefetch }: PageHandle = route.handle ?? {};
    prefetch?.(stores, params, query);
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
    const matches = matchesOf(path);
    if (pressed) prefetchData(matches, stores, new URLSearchParams(query));
    for (const { route } of matches) {
      // The router removes `lazy` from a route that was opened before. Navigation reports a failure.
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
    }
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
  if (matches.every(mayOpen)) prefetchData(matches, stores, new URLSearchParams(query));
  stores.counts.prefetch('all');
}

const PrefetchContext = createContext<Prefetch>(() => undefined);

export const PrefetchProvider = PrefetchContext.Provider;
export const usePrefetch = (): Prefetch => useContext(PrefetchContext);
