import type { AuthClient } from '@portal/data/client';
import { createContext, useContext, useEffect, useState } from 'react';
import type { KeyValues } from '../storage.ts';

/** What the auth pages need of the browser they are in. */
export interface AuthScene {
  /** Created when it is first used. */
  client: () => AuthClient;
  storage: KeyValues;
  /** The message whose news are in the markup already; empty when there are none. */
  rendered: string;
  /** The query of the address, with what was taken out of it before a reload. */
  search: () => string;
  /** Takes the query out of the address. A reload still finds it; a copied address, the history and a referrer do not. */
  hideSearch: () => void;
  /** Leaves the page; `replace` without a way back to it. */
  go: (address: string, how?: 'replace') => void;
  now: () => number;
}

const unknown = (): never => {
  throw new Error('Put an AuthSceneContext around this.');
};

/** The build renders the pages without a browser; only the address is available. */
export const noScene: AuthScene = {
  client: unknown,
  storage: { getItem: unknown, setItem: unknown, removeItem: unknown, clear: unknown },
  rendered: '',
  search: () => '',
  hideSearch: unknown,
  go: unknown,
  now: unknown,
};

export const AuthSceneContext = createContext<AuthScene>(noScene);

export function useScene(): AuthScene {
  return useContext(AuthSceneContext);
}

/** What the address says of this. Only for what is not in the markup, which is made before it is known. */
export const saidBy = ({ search }: AuthScene, name: string): string | null =>
  new URLSearchParams(search()).get(name);

/**
 * The query of the address. The markup is made before it is known, so the first render has nothing of it but the
 * message in the markup, or null.
 */
export function useQuery(): URLSearchParams | null {
  const { rendered, search } = useScene();
  const [query, setQuery] = useState(() =>
    rendered ? new URLSearchParams({ message: rendered }) : null,
  );
  useEffect(() => setQuery(new URLSearchParams(search())), [search]);
  return query;
}
