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
  set(query: Q, value: V): void;
  /** Changes known values in place; answer the same value to leave it. */
  update(edit: (value: V) => V): void;
  /** Asks again for everything that is looked at, and for the rest when it is. */
  invalidate(): void;
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

interface Flight<V> {
  promise: Promise<V>;
  controller: AbortController;
}

export function createCache<Q, V>(setup: CacheSetup<Q, V>): Cache<Q, V> {
  const { keyOf, now, groupOf = () => null, freshFor = 5_000, limit = 40 } = setup;
  const store = createStore<CacheState<V>>(() => become.emptyCache);
  const flights = new Map<string, Flight<V>>();
  const watched = new Map<string, { query: Q; watchers: number }>();
  const change = (next: (state: CacheState<V>) => CacheState<V>) => store.setState(next, true);

  function put(query: Q, value: V) {
    const key = keyOf(query);
    const group = watched.has(key) ? groupOf(query) : null;
    const inUse = (other: string) => watched.has(other) || flights.has(other);
    change((state) => {
      const next = become.showing(become.loaded(state, key, value, now()), group, key);
      return become.trimmed(next, limit, inUse);
    });
  }

  async function fly(query: Q, controller: AbortController): Promise<V> {
    const key = keyOf(query);
    const stillWanted = () => flights.get(key)?.controller === controller;
    try {
      const value = await setup.load(query, controller.signal);
      if (stillWanted()) {
        flights.delete(key);
        put(query, value);
      }
      return value;
    } catch (cause) {
      if (!stillWanted()) throw cause;
      const error =
        cause instanceof DataError ? cause : new DataError('server', { where: key, cause });
      flights.delete(key);
      change((state) => become.failed(state, key, error));
      throw error;
    }
  }

  function load(query: Q): Promise<V> {
    const key = keyOf(query);
    const flight = flights.get(key);
    if (flight) return flight.promise;
    change((state) => become.started(state, key));
    const controller = new AbortController();
    const promise = Promise.resolve().then(() => fly(query, controller));
    flights.set(key, { promise, controller });
    return promise;
  }

  /** Failures are in the state; whoever only looks has nothing to catch. */
  const prefetch = (query: Q) => void load(query).catch(() => undefined);

  function drop(key: string) {
    const flight = flights.get(key);
    flights.delete(key);
    flight?.controller.abort();
    change((state) => become.stopped(state, key));
  }

  function isFresh(key: string): boolean {
    const entry = store.getState().entries[key];
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
    set: put,
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
          if (flights.has(key)) drop(key);
        });
      };
    },
    update: (edit) => change((state) => become.mapped(state, edit)),
    invalidate() {
      change(become.outdated);
      for (const { query } of watched.values()) {
        drop(keyOf(query));
        prefetch(query);
      }
    },
    clear() {
      for (const key of flights.keys()) drop(key);
      change(() => become.emptyCache);
    },
  };
}
