import { createStore } from 'zustand/vanilla';
import type { AuthClient } from '../../client/authClient.ts';
import { cacheTimes } from '../../schemas/cacheTimes.ts';
import { DataError } from '../../schemas/dataError.ts';
import { isAuthenticated, type User } from '../../schemas/user.ts';
import type { Readable } from '../readable.ts';
import type { SessionState } from './sessionState.ts';
import * as become from './sessionState.ts';
import { clearStorage, recallUser, rememberUser, type UserStorage } from './userCache.ts';

export interface SessionStore extends Readable<SessionState> {
  /** Finds out who is there: from the cache at once, from the server when the cache is old. */
  restore(): Promise<void>;
  /** Asks for the user again, here and in the other tabs: after a change of account, plan, card or password. */
  reload(): Promise<void>;
  /** Asks for a user again who was read more than five minutes ago: somebody came back to this tab. */
  freshen(): Promise<void>;
  signOut(): Promise<void>;
  /** Stops listening to the client and to other tabs. */
  close(): void;
}

interface SessionSetup {
  client: Pick<AuthClient, 'auth' | 'tokens' | 'tabs' | 'onRefused'>;
  storage: UserStorage;
  now?: () => number;
}

/** Nobody is asked for before `restore`; other tabs are listened to from the start. */
export function createSessionStore({
  client,
  storage,
  now = Date.now,
}: SessionSetup): SessionStore {
  const { auth, tokens, tabs } = client;
  const store = createStore<SessionState>(() => become.restoring);
  const go = (state: SessionState) => store.setState(state, true);
  /** An answer counts only while nobody has signed in or out since the question. */
  let turn = 0;

  function enter(user: User) {
    turn += 1;
    if (!isAuthenticated(user)) return leave();
    rememberUser(storage, user, now());
    go(become.signedIn(user, now()));
  }

  function leave(state: SessionState = become.anonymous) {
    turn += 1;
    tokens.set(undefined);
    clearStorage(storage);
    go(state);
  }

  function onRefused({ code }: DataError) {
    const state = become.refused(store.getState());
    if (state === store.getState()) return;
    leave(state);
    // The cookie of a session whose role was refused still works; without this a reload would bring it back.
    if (code === 'forbidden') void auth.signOut();
  }

  async function load() {
    go(become.loading(store.getState()));
    // Of two questions the later one counts: the answer to the earlier may be from before a change.
    turn += 1;
    const asked = turn;
    try {
      const user = await auth.me();
      if (asked === turn) enter(user);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      if (asked === turn) go(become.interrupted(store.getState(), error));
    }
  }

  async function restore() {
    // An answer to an earlier question is about whoever was there before.
    turn += 1;
    const asked = turn;
    const known = recallUser(storage, now());
    if (known) go(become.signedIn(known.user, known.loadedAt));
    if (!known?.accepted) return load();
    await tokens.renew(undefined).catch((error: unknown) => {
      const refused = error instanceof DataError && error.code === 'unauthenticated';
      if (refused && asked === turn) onRefused(error);
    });
  }

  const stopRefused = client.onRefused(onRefused);
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
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    restore,
    async reload() {
      // Until the answer the old record stands, here and on the next page: only a refusal ends a session.
      const old = now() - cacheTimes.userAccepted - 1;
      const known = recallUser(storage, now());
      if (known) rememberUser(storage, known.user, Math.min(known.loadedAt, old));
      const state = store.getState();
      if (state.kind === 'signed-in') go({ ...state, loadedAt: old });
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
      stopRefused();
      stopTabs();
    },
  };
}
