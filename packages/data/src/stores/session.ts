import { createStore } from 'zustand/vanilla';
import type { AuthClient } from '../client/auth.ts';
import { DataError } from '../schemas/dataError.ts';
import { attempt } from '../schemas/decode.ts';
import { cacheTimes } from '../schemas/limits.ts';
import { isAuthenticated, type User } from '../schemas/user.ts';
import type { Readable } from './cache.ts';
import { cookieMark, type SignOutMark } from './signOutMark.ts';
import { hasLeft, recallUser, rememberUser, type UserStorage } from './userCache.ts';

export type SessionState =
  | { kind: 'anonymous' }
  /** Not known yet; `problem` is why the last attempt failed, which can be repeated. */
  | { kind: 'restoring'; problem: DataError | null }
  /** `loadedAt` is in milliseconds since 1970. */
  | { kind: 'signed-in'; user: User; loadedAt: number; refreshing: boolean }
  /** Was signed in until the server rejected the session; `cookieLost` if the cookie of a new sign-in did not come back. */
  | { kind: 'expired'; cookieLost: boolean };

const anonymous: SessionState = { kind: 'anonymous' };

const restoring: SessionState = { kind: 'restoring', problem: null };

const signedIn = (user: User, loadedAt: number): SessionState => ({
  kind: 'signed-in',
  user,
  loadedAt,
  refreshing: false,
});

/** The same record, so that nothing renders again. */
const isAlike = (known: User | null, user: User): known is User =>
  JSON.stringify(known) === JSON.stringify(user);

/** A known user stays on screen while a fresh record loads. */
function loading(state: SessionState): SessionState {
  return state.kind === 'signed-in' ? { ...state, refreshing: true } : restoring;
}

/** The server could not be reached, so the session is unknown. */
function interrupted(state: SessionState, problem: DataError): SessionState {
  if (state.kind === 'restoring') return { kind: 'restoring', problem };
  return state.kind === 'signed-in' ? { ...state, refreshing: false } : state;
}

/** The server rejected the session. */
function rejected(state: SessionState, cookieLost: boolean): SessionState {
  if (state.kind === 'restoring') return anonymous;
  return state.kind === 'signed-in' ? { kind: 'expired', cookieLost } : state;
}

/** Milliseconds in which the first page after a sign-in opens. */
const firstPageWithin = 60_000;

/** The signed-in user, or null when none is known. */
export function selectUser(state: SessionState): User | null {
  return state.kind === 'signed-in' ? state.user : null;
}

export interface SessionStore extends Readable<SessionState> {
  /** Shows the user sent with the page, or the stored one, at once; renews the session and reloads the user. */
  restore(): Promise<void>;
  /** Reloads the user here and in the other tabs, after a change of account, plan, card or password. */
  reload(): Promise<void>;
  /** Reloads a user loaded more than five minutes ago, when the tab is shown again. */
  freshen(): Promise<void>;
  signOut(): Promise<void>;
  /** Stops listening to the client and to other tabs. */
  close(): void;
}

interface SessionSetup {
  client: Pick<AuthClient, 'auth' | 'tokens' | 'tabs' | 'onRejected' | 'onReplaced'>;
  storage: UserStorage;
  /** Default: a cookie. */
  signOutMark?: SignOutMark;
  now?: () => number;
  /** Resolves when the renewal of a session may start whose user came with the page. Default: at once. */
  rest?: () => Promise<void>;
  /** When the page was requested, in milliseconds since 1970. Default: the time origin of the document. */
  openedAt?: number;
}

/** Loads no user before `restore`, but listens to other tabs from the start. */
export function createSessionStore({
  client,
  storage,
  signOutMark = cookieMark,
  now = Date.now,
  rest = async () => undefined,
  openedAt = performance.timeOrigin,
}: SessionSetup): SessionStore {
  const { auth, tokens, tabs } = client;
  const store = createStore<SessionState>(() => restoring);
  const go = (state: SessionState) => store.setState(state, true);
  /** Counts sign-ins, sign-outs and loads: a response is dropped if one happened since its request. */
  let turn = 0;
  /** Whether the server has accepted the session of this page. */
  let accepted = false;

  function enter(user: User) {
    turn += 1;
    if (!isAuthenticated(user)) return leave();
    rememberUser(storage, user, now());
    accepted = true;
    const known = selectUser(store.getState());
    go(signedIn(isAlike(known, user) ? known : user, now()));
  }

  function leave(state: SessionState = anonymous) {
    turn += 1;
    tokens.set(undefined);
    attempt(() => storage.clear());
    signOutMark.set(now());
    go(state);
  }

  function onRejected({ code }: DataError) {
    // The user's roles, or whom they view, have changed.
    if (code === 'restricted') return void load();
    const before = store.getState();
    const isNew = before.kind === 'signed-in' && now() - before.loadedAt < firstPageWithin;
    const state = rejected(before, isNew && !accepted && code === 'unauthenticated');
    if (state === before) return;
    leave(state);
    // The cookie of a session whose role was rejected still works; without this a page load would restore it.
    if (code === 'forbidden') void auth.signOut();
  }

  async function load() {
    go(loading(store.getState()));
    // Of two loads the later one counts: the earlier response may be from before a change.
    turn += 1;
    const asked = turn;
    try {
      const user = await auth.me();
      if (asked === turn) enter(user);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      if (asked === turn) go(interrupted(store.getState(), error));
    }
  }

  async function restore() {
    // An earlier load may be about another user.
    turn += 1;
    const page = auth.sentUser();
    const sent = page && !hasLeft(storage, signOutMark, page, openedAt) ? page : undefined;
    if (page && !sent) auth.dropSent();
    if (sent) enter(sent);
    else {
      const known = recallUser(storage, now());
      if (known) go(signedIn(known.user, known.loadedAt));
    }
    const asked = turn;
    // The token is not needed before the first action, and no token comes with the page.
    if (sent) await rest();
    if (asked === turn) await load();
  }

  const stopRejected = client.onRejected(onRejected);
  const stopReplaced = client.onReplaced(() => void load());
  const stopTabs = tabs.listen((message) => {
    if (message.kind === 'signed-out') leave();
    if (message.kind === 'signed-in') {
      tokens.set(undefined);
      void restore();
    }
    if (message.kind === 'user-changed' && store.getState().kind === 'signed-in') void load();
  });

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    restore,
    async reload() {
      // Until the response arrives, the old record stays: only a rejection ends a session.
      const state = store.getState();
      if (state.kind === 'signed-in') go({ ...state, loadedAt: 0 });
      tabs.tell({ kind: 'user-changed' });
      await load();
    },
    async freshen() {
      const state = store.getState();
      if (state.kind !== 'signed-in' || state.refreshing) return;
      if (now() - state.loadedAt > cacheTimes.userAccepted) await load();
    },
    async signOut() {
      leave();
      tabs.tell({ kind: 'signed-out' });
      await auth.signOut();
    },
    close() {
      stopRejected();
      stopReplaced();
      stopTabs();
    },
  };
}
