import { DataError } from '../schemas/dataError.ts';
import type { Tabs } from './tabs.ts';

/** The access token, kept in memory only. */
export interface Tokens {
  get(): string | undefined;
  /** Whether the token's lifetime has passed since it came, whatever this device's clock says. */
  expired(): boolean;
  /** Counts sign-ins and sign-outs: a call belongs to the session it began in. */
  session(): number;
  /** Starts another session, or ends it without a token. */
  set(token: string | undefined): void;
  /** Replaces the token within the session, as after a new password. */
  replace(token: string): void;
  /** The token is this user's. When a refresh returns another user's, it starts another session. */
  belongTo(user: number | undefined): void;
  /**
   * Returns a token other than the stale one. Concurrent callers, in this tab or another, share one refresh.
   * Rejects as unauthenticated when the session that began the call is over: its next token would be another user's.
   */
  renew(stale: string | undefined, began?: number): Promise<Renewal>;
}

interface Renewal {
  token: string;
  /** The body of GET /users/me, if this tab requested the token, and the user's id. */
  me?: unknown;
  user?: number | undefined;
}

interface TokensSetup {
  /** Requests a new token from the server. */
  refresh: () => Promise<Renewal>;
  tabs: Tabs;
  /** Called when a refresh has returned another user's token: the browser was signed in elsewhere. */
  onReplaced: () => void;
}

/** Milliseconds from the issue of a token to its end; a token that does not tell has no end. */
function lifetimeOf(token: string): number {
  try {
    const payload = atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'));
    const { iat, exp } = JSON.parse(payload);
    return (exp - iat) * 1000 || Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Starts without a token; the first `renew` requests one. */
export function createTokens({ refresh, tabs, onReplaced }: TokensSetup): Tokens {
  let current: string | undefined;
  let endsAt = Number.POSITIVE_INFINITY;
  let owner: number | undefined;
  let session = 0;
  let renewal: Promise<Renewal> | undefined;

  function hold(token: string | undefined) {
    current = token;
    endsAt = Date.now() + (token === undefined ? 0 : lifetimeOf(token));
  }

  tabs.listen((message) => {
    if (message.kind === 'token') hold(message.token);
  });

  function checkSession(began: number) {
    if (began !== session) throw new DataError('unauthenticated');
  }

  async function renewAlone(stale: string | undefined, began: number): Promise<Renewal> {
    checkSession(began);
    if (current !== undefined && current !== stale) return { token: current };
    const renewed = await refresh();
    checkSession(began);
    hold(renewed.token);
    if (owner !== undefined && renewed.user !== undefined && renewed.user !== owner) {
      session += 1;
      owner = renewed.user;
      tabs.tell({ kind: 'signed-in' });
      onReplaced();
      throw new DataError('unauthenticated');
    }
    tabs.tell({ kind: 'token', token: renewed.token });
    return renewed;
  }

  function startRenewal(stale: string | undefined, began: number): Promise<Renewal> {
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
    expired: () => Date.now() >= endsAt,
    session: () => session,
    set: (token) => {
      session += 1;
      hold(token);
      owner = undefined;
      renewal = undefined;
    },
    replace: hold,
    belongTo: (user) => {
      owner = user;
    },
    renew: async (stale, began = session) => {
      checkSession(began);
      if (current !== undefined && current !== stale) return { token: current };
      return renewal ?? startRenewal(stale, began);
    },
  };
}
