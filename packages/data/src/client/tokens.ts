import { DataError } from '../schemas/dataError.ts';
import type { Tabs } from './tabs.ts';

/** The access token, kept in memory only. */
export interface Tokens {
  get(): string | undefined;
  /** Rises with every sign-in and sign-out: a call belongs to the session it began in. */
  session(): number;
  /** Somebody signed in, or nobody is there any more. */
  set(token: string | undefined): void;
  /** Another token for whoever is there already, as after a new password. */
  replace(token: string): void;
  /**
   * A token other than the stale one. Everybody who asks meanwhile, in this tab or another, waits for one refresh.
   * Rejects as unauthenticated when the session that began the call is over: its next token would be somebody else's.
   */
  renew(stale: string | undefined, began?: number): Promise<string>;
}

interface TokensSetup {
  /** Asks the server for a new token. */
  refresh: () => Promise<string>;
  tabs: Tabs;
}

/** Begins without a token: the first `renew` asks for one. */
export function createTokens({ refresh, tabs }: TokensSetup): Tokens {
  let current: string | undefined;
  let session = 0;
  let renewal: Promise<string> | undefined;

  tabs.listen((message) => {
    if (message.kind === 'token') current = message.token;
  });

  function checkSession(began: number) {
    if (began !== session) throw new DataError('unauthenticated');
  }

  async function renewAlone(stale: string | undefined, began: number): Promise<string> {
    checkSession(began);
    if (current !== undefined && current !== stale) return current;
    const token = await refresh();
    checkSession(began);
    current = token;
    tabs.tell({ kind: 'token', token });
    return token;
  }

  function startRenewal(stale: string | undefined, began: number): Promise<string> {
    const started = tabs
      .alone(() => renewAlone(stale, began))
      .finally(() => {
        if (renewal === started) renewal = undefined;
      });
    renewal = started;
    return started;
  }

  return {
    get: () => current,
    session: () => session,
    set: (token) => {
      session += 1;
      current = token;
      renewal = undefined;
    },
    replace: (token) => {
      current = token;
    },
    renew: async (stale, began = session) => {
      checkSession(began);
      if (current !== undefined && current !== stale) return current;
      return renewal ?? startRenewal(stale, began);
    },
  };
}
