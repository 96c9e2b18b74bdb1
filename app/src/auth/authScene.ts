import type { AuthClient } from '@portal/data/client';
import { createContext, useContext, useEffect, useState } from 'react';
import type { KeyValues } from '../storage.ts';

/** What the auth pages need of the browser they are in. */
export interface AuthScene {
  /** Made when it is first asked for: a page that is only read opens nothing. */
  client: () => AuthClient;
  storage: KeyValues;
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

/** While the pages are rendered for the build there is no browser; then nothing but the address is asked for. */
export const AuthSceneContext = createContext<AuthScene>({
  client: unknown,
  storage: { getItem: unknown, setItem: unknown, removeItem: unknown, clear: unknown },
  search: () => '',
  hideSearch: unknown,
  go: unknown,
  now: unknown,
});

export function useScene(): AuthScene {
  return useContext(AuthSceneContext);
}

/** The query of the address. The markup is made before it is known, so it is null in the first render. */
export function useQuery(): URLSearchParams | null {
  const { search } = useScene();
  const [query, setQuery] = useState<URLSearchParams | null>(null);
  useEffect(() => setQuery(new URLSearchParams(search())), [search]);
  return query;
}
