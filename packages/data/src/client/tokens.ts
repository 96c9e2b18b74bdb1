import { DataError } from '../schemas/dataError.ts';
import type { Tabs } from './tabs.ts';

/** The access token, kept in memory only. */
export interface Tokens {
  get(): string | undefined;
  set(token: string | undefined): void;
  /** A token other than the stale one. Everybody who asks meanwhile, in this tab or another, waits for one refresh. */
  renew(stale: string | undefined): Promise<string>;
}

interface TokensSetup {
  /** Asks the server for a new token. */
  refresh: () => Promise<string>;
  tabs: Tabs;
}

export function createTokens({ refresh, tabs }: TokensSetup): Tokens {
  let current: string | undefined;
  /** Rises with every sign-in and sign-out, so that a refresh that was under way cannot undo them. */
  let session = 0;
  let renewal: Promise<string> | undefined;

  tabs.listen((message) => {
    if (message.kind === 'token') current = message.token;
  });

  async function renewAlone(stale: string | undefined): Promise<string> {
    if (current !== undefined && current !== stale) return current;
    const asked = session;
    const token = await refresh();
    if (asked === session) {
      current = token;
      tabs.tell({ kind: 'token', token });
    }
    if (current === undefined) throw new DataError('unauthenticated');
    return current;
  }

  return {
    get: () => current,
    set: (token) => {
      session += 1;
      current = token;
    },
    renew: async (stale) => {
      if (current !== undefined && current !== stale) return current;
      renewal ??= tabs
        .alone(() => renewAlone(stale))
        .finally(() => {
          renewal = undefined;
        });
      return renewal;
    },
  };
}
