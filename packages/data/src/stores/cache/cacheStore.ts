import { createStore } from 'zustand/vanilla';
import { DataError } from '../../schemas/dataError.ts';
import type { Readable } from '../readable.ts';
import type { CacheState } from './cacheState.ts';
import * as become from './cacheState.ts';

/**
 * Server records keyed by what was asked: shown at once when known, asked for again behind, one request in flight a
 * key, given up when nobody looks any more.
 */
export interface Cache<Q, V> extends Readable<CacheState<V>> {
  keyOf(query: Q): string;
  /** Queries of one group keep each other's rows on screen; null keeps nothing. */
  groupOf(query: Q): string | null;
  /** Looks at a query: loads it unless it is fresh, until the answered function is called. */
  watch(query: Q): () => void;
  /** Asks the server, or joins the request that is under way. */
  load(query: Q): Promise<V>;
  /** Loads ahead of a watcher who is expected; never rejects. */
  prefetch(query: Q): void;
  /** A value that is newer than any answer under way. */
  set(query: Q, value: V): void;
  /** Changes known values in place; answer the same value to leave it. */
  update(edit: (value: V) => V): void;
  /** Asks again for everything that is looked at, and for the rest when it is; no answer from before counts. */
  invalidate(): void;
  /**
   * Lets go of records that are gone. Where one is still on screen it stays, without being asked for, until the screen
   * leaves: whoever deleted it is on the way out.
   */
  retire(isGone: (value: V) => boolean): void;
  clear(): void;
}

export interface CacheSetup<Q, V> {
  load: (query: Q, signal: AbortSignal) => Promise<V>;
  keyOf: (query: Q) => string;
  /** Default: no query keeps another's rows. */
  groupOf?: (query: Q) => string | null;
  now: () => number;
  /** Milliseconds an answer is new enough not to be asked for again. Default 5,000. */
  freshFor?: number;
  /** Entries kept at most, apart from those that are looked at. Default 40. */
  limit?: number;
}

interface Flight<Q, V> {
  query: Q;
  promise: Promise<V>;
  controller: AbortController;
  /** Somebody waits for the value itself, and so it is not given up when nobody looks. */
  awaited: boolean;
}

const ignore = () => undefined;

/** Values come from JSON. */
const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** An error of `load` that is no `DataError` is told as one with the code `server`. */
export function createCache<Q, V>(setup: CacheSetup<Q, V>): Cache<Q, V> {
  const { keyOf, now, groupOf = () => null, freshFor = 5_000, limit = 40 } = setup;
  const store = createStore<CacheState<V>>(() => become.emptyCache);
  const flights = new Map<string, Flight<Q, V>>();
  const watched = new Map<string, { query: Q; watchers: number }>();
  /** On screen although they are gone; dropped as soon as the screen leaves. */
  const retired = new Set<string>();
  const change = (next: (state: CacheState<V>) => CacheState<V>) => store.setState(next, true);
  const entryOf = (key: string) => store.getState().entries[key];

  function put(query: Q, value: V) {
    const key = keyOf(query);
    const group = watched.has(key) ? groupOf(query) : null;
    const inUse = (other: string) => watched.has(other) || flights.has(other);
    const known = entryOf(key);
    // An answer that says nothing new is the value that is on screen, so that nothing is drawn anew.
    const kept = known?.kind === 'ready' && isAlike(known.value, value) ? known.value : value;
    change((state) => {
      const next = become.showing(become.loaded(state, key, kept, now()), group, key);
      return become.trimmed(next, limit, inUse);
    });
  }

  /** For whoever waits for a request that was dropped: the one that took its place, or what was saved meanwhile. */
  function instead(key: string, reason: unknown): V | Promise<V> {
    const flight = flights.get(key);
    if (flight) return flight.promise;
    const entry = entryOf(key);
    if (entry?.kind === 'ready') return entry.value;
    throw reason;
  }

  async function fly(query: Q, { signal }: AbortController): Promise<V> {
    const key = keyOf(query);
    try {
      signal.throwIfAborted();
      const value = await setup.load(query, signal);
      signal.throwIfAborted();
      flights.delete(key);
      put(query, value);
      return value;
    } catch (cause) {
      if (signal.aborted) return instead(key, cause);
      const error =
        cause instanceof DataError ? cause : new DataError('server', { where: key, cause });
      flights.delete(key);
      change((state) => become.failed(state, key, error));
      throw error;
    }
  }

  function start(query: Q): Flight<Q, V> {
    const key = keyOf(query);
    const known = flights.get(key);
    if (known) return known;
    retired.delete(key);
    change((state) => become.started(state, key));
    const controller = new AbortController();
    const promise = Promise.resolve().then(() => fly(query, controller));
    const flight = { query, promise, controller, awaited: false };
    flights.set(key, flight);
    return flight;
  }

  function load(query: Q): Promise<V> {
    const flight = start(query);
    flight.awaited = true;
    return flight.promise;
  }

  /** Failures are in the state; whoever only looks has nothing to catch. */
  const prefetch = (query: Q) => void start(query).promise.catch(ignore);

  function drop(key: string) {
    const flight = flights.get(key);
    if (!flight) return;
    flights.delete(key);
    flight.controller.abort();
    change((state) => become.stopped(state, key));
  }

  function forget(key: string) {
    retired.delete(key);
    change((state) => become.without(state, [key]));
  }

  function isFresh(key: string): boolean {
    const entry = entryOf(key);
    return entry?.kind === 'ready' && now() - entry.loadedAt < freshFor;
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    keyOf,
    groupOf,
    load,
    prefetch,
    set(query, value) {
      const key = keyOf(query);
      drop(key);
      retired.delete(key);
      put(query, value);
    },
    watch(query) {
      const key = keyOf(query);
      const watch = watched.get(key) ?? { query, watchers: 0 };
      watch.watchers += 1;
      watched.set(key, watch);
      change((state) => become.showing(state, groupOf(query), key));
      if (!isFresh(key)) prefetch(query);
      let looking = true;
      return () => {
        if (!looking) return;
        looking = false;
        watch.watchers -= 1;
        // A screen that replaces another one looks at the same record in the same turn.
        queueMicrotask(() => {
          if (watch.watchers > 0 || watched.get(key) !== watch) return;
          watched.delete(key);
          if (flights.get(key)?.awaited === false) drop(key);
          if (retired.has(key)) forget(key);
        });
      };
    },
    update: (edit) => change((state) => become.mapped(state, edit)),
    invalidate() {
      change(become.outdated);
      const awaited = [...flights.values()].filter((flight) => flight.awaited);
      for (const key of [...flights.keys()]) drop(key);
      for (const [key, { query }] of watched) if (!retired.has(key)) prefetch(query);
      for (const { query } of awaited) load(query).catch(ignore);
    },
    retire(isGone) {
      for (const [key, entry] of Object.entries(store.getState().entries)) {
        if (entry.kind !== 'ready' || !isGone(entry.value)) continue;
        drop(key);
        if (watched.has(key)) retired.add(key);
        else forget(key);
      }
    },
    clear() {
      for (const key of [...flights.keys()]) drop(key);
      retired.clear();
      change(() => become.emptyCache);
    },
  };
}
