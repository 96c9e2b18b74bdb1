import type { AuthClient } from '@portal/data/client';
import { createContext, useContext, useEffect, useState } from 'react';
import type { KeyValues } from '../storage.ts';

/** The browser features that the auth pages use. */
export interface AuthScene {
  /** Created on first use. */
  client: () => AuthClient;
  storage: KeyValues;
  /** The `message` whose text is already in the markup; empty for none. */
  rendered: string;
  /** The query of the URL, including what `hideSearch` removed before a reload. */
  search: () => string;
  /** Removes the query from the URL, so that it is not in copied links, the history or the referrer. It survives a reload. */
  hideSearch: () => void;
  /** Navigates; `replace` leaves no history entry. */
  go: (address: string, how?: 'replace') => void;
  now: () => number;
}

const unknown = (): never => {
  throw new Error('AuthSceneContext is missing.');
};

/** The scene at build time, without a browser: only the query is available, and it is empty. */
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

/** A parameter of the URL. Not for anything in the prerendered markup, which cannot know it. */
export const saidBy = ({ search }: AuthScene, name: string): string | null =>
  new URLSearchParams(search()).get(name);

/**
 * The query of the URL. The first render must match the prerendered markup, so it returns only the message in the markup,
 * or null.
 */
export function useQuery(): URLSearchParams | null {
  const { rendered, search } = useScene();
  const [query, setQuery] = useState(() =>
    rendered ? new URLSearchParams({ message: rendered }) : null,
  );
  useEffect(() => setQuery(new URLSearchParams(search())), [search]);
  return query;
}
