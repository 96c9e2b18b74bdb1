import type { Stores } from '@portal/data/stores';
import { createContext, useContext } from 'react';
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';

/**
 * Fetches what the page behind an address needs, so that a press on its link need not wait for it: its code while the link
 * is pointed at or has the focus; once it is pressed, its data too.
 */
export type Prefetch = (href: string, pressed?: boolean) => void;

/** Asks for the data that a page begins with. */
type Ask = (stores: Stores, params: Params, query: URLSearchParams) => void;

/** The `handle` of a route whose data loads as soon as its link is pressed. */
export interface PrefetchHandle {
  ask: Ask;
}

const asks = (handle: unknown): handle is PrefetchHandle =>
  typeof handle === 'object' && handle !== null && 'ask' in handle;

/** Prefetches the code of a page, and its data once the link is pressed. Ignores failures. */
export function createPrefetch(routes: RouteObject[], stores: Stores): Prefetch {
  return (href, pressed = false) => {
    const [path = '', query] = href.split('#')[0]?.split('?') ?? [];
    for (const { route, params } of matchRoutes(routes, path) ?? []) {
      const ask = (handle: unknown) => {
        if (pressed && asks(handle)) handle.ask(stores, params, new URLSearchParams(query));
      };
      // A route that was opened before has its code in place of the way to it.
      if (typeof route.lazy !== 'function') ask(route.handle);
      // Navigation reports a failure.
      else
        route.lazy().then(
          (page) => ask(page.handle),
          () => undefined,
        );
    }
  };
}

const ruled = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'rule' in handle;

/**
 * Asks for what the address on screen begins with, while it is still being found out who is there. Not behind a rule:
 * a call that this person may not make would end the session.
 */
export function askAtStart(routes: RouteObject[], stores: Stores, href: string): void {
  const matches = matchRoutes(routes, href.split(/[?#]/)[0] ?? '') ?? [];
  if (!matches.some(({ route }) => ruled(route.handle))) createPrefetch(routes, stores)(href, true);
}

const PrefetchContext = createContext<Prefetch>(() => undefined);

export const PrefetchProvider = PrefetchContext.Provider;
export const usePrefetch = (): Prefetch => useContext(PrefetchContext);
