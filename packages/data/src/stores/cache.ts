import { createStore, type StoreApi } from 'zustand/vanilla';
import { DataError } from '../schemas/dataError.ts';
import { cacheTimes } from '../schemas/limits.ts';
import * as become from './cacheState.ts';
import { type CacheState, type Entry, type QueryResult, view } from './cacheState.ts';

/** A store whose state changes through its actions only. */
export type Readable<T> = Pick<StoreApi<T>, 'getState' | 'subscribe'>;

export interface Cached {
  /** Reloads every watched query, and the others when they are next watched; drops earlier responses. */
  invalidate(): void;
  /** Clears everything, as when another user signs in. */
  clear(): void;
}

/** Several caches, invalidated and cleared as one. */
export const together = (caches: readonly Cached[]): Cached => ({
  invalidate() {
    for (const cache of caches) cache.invalidate();
  },
  clear() {
    for (const cache of caches) cache.clear();
  },
});

/**
 * Server records by query. A known record is shown at once while it is reloaded. Each key has at most one request in
 * flight, which is aborted when nothing watches the query any more.
 */
export interface Cache<Q, V> extends Readable<CacheState<V>>, Cached {
  keyOf(query: Q): string;
  /** Queries of one group keep each other's rows on screen; null keeps nothing. */
  groupOf(query: Q): string | null;
  /** Watches a query until the returned function is called, and loads it unless it is fresh. */
  watch(query: Q): () => void;
  /** Loads from the server, or joins the request in flight. */
  load(query: Q): Promise<V>;
  /** Loads without a watcher, unless it is fresh; never rejects. */
  prefetch(query: Q): void;
  /** Loads after a failure; never rejects. */
  retry(query: Q): void;
  /** Loads again what is known. If that fails the known value stays, with the problem. */
  refresh(query: Q): void;
  /** Stores a value that is newer than any response in flight. */
  set(query: Q, value: V): void;
  /** Edits known values in place; return the same value to leave it. */
  update(edit: (value: V) => V): void;
  /** Removes deleted records. One still on screen stays, without being reloaded, until nothing watches it. */
  retire(isGone: (value: V, key: string) => boolean): void;
}

interface CacheSetup<Q, V> {
  load: (query: Q, signal: AbortSignal) => Promise<V>;
  /** Default: the query as a string. */
  keyOf?: (query: Q) => string;
  /** Default: no query keeps another's rows. */
  groupOf?: (query: Q) => string | null;
  /** Default: `Date.now`. */
  now?: (() => number) | undefined;
  /** Milliseconds before a value is reloaded. Default 5,000. */
  freshFor?: number | undefined;
  /** Maximum number of entries besides the watched ones. Default 40. */
  limit?: number;
}

interface Flight<Q, V> {
  query: Q;
  promise: Promise<V>;
  controller: AbortController;
  /** A caller awaits the value, so the request goes on without watchers. */
  awaited: boolean;
  /** A failure does not replace the known value. */
  quiet: boolean;
}

const ignore = () => undefined;

/** Values are JSON. */
const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** An error of `load` that is not a `DataError` becomes one with the code `server`. */
export function createCache<Q, V>(setup: CacheSetup<Q, V>): Cache<Q, V> {
  const { keyOf = String, now = Date.now, groupOf = () => null, limit = 40 } = setup;
  const { freshFor = cacheTimes.fresh } = setup;
  const store = createStore<CacheState<V>>(() => become.emptyCache);
  const flights = new Map<string, Flight<Q, V>>();
  const watched = new Map<string, { query: Q; watchers: number }>();
  /** Deleted records still on screen, dropped once nothing watches them. */
  const retired = new Set<string>();
  const change = (next: (state: CacheState<V>) => CacheState<V>) => store.setState(next, true);
  const entryOf = (key: string) => store.getState().entries[key];

  function put(query: Q, value: V) {
    const key = keyOf(query);
    const group = watched.has(key) ? groupOf(query) : null;
    const inUse = (other: string) => watched.has(other) || flights.has(other);
    const known = entryOf(key);
    // An unchanged response keeps the known object, so that nothing renders again.
    const kept = known?.kind === 'ready' && isAlike(known.value, value) ? known.value : value;
    change((state) => {
      const next = become.showing(become.loaded(state, key, kept, now()), group, key);
      return become.trimmed(next, limit, inUse);
    });
  }

  /** The result for the callers of a dropped request: that of the request that replaced it, or the value set in the meantime. */
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
      const quiet = flights.get(key)?.quiet;
      flights.delete(key);
      change((state) => become.failed(state, key, error, quiet));
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
    const flight = { query, promise, controller, awaited: false, quiet: false };
    flights.set(key, flight);
    return flight;
  }

  function load(query: Q): Promise<V> {
    const flight = start(query);
    flight.awaited = true;
    return flight.promise;
  }

  /** A failure is in the state, so there is nothing to catch. */
  const retry = (query: Q) => void start(query).promise.catch(ignore);

  function prefetch(query: Q) {
    if (!isFresh(keyOf(query))) retry(query);
  }

  function refresh(query: Q) {
    const awaited = flights.get(keyOf(query))?.awaited ?? false;
    // A response in flight may be older than the reason to load again.
    drop(keyOf(query));
    const flight = start(query);
    Object.assign(flight, { awaited, quiet: true });
    flight.promise.catch(ignore);
  }

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
    subscribe: store.subscribe,
    keyOf,
    groupOf,
    load,
    prefetch,
    retry,
    refresh,
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
      prefetch(query);
      let looking = true;
      return () => {
        if (!looking) return;
        looking = false;
        watch.watchers -= 1;
        // A screen that replaces another may watch the same record in the same turn.
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
      for (const [key, { query }] of watched) if (!retired.has(key)) retry(query);
      for (const { query } of awaited) load(query).catch(ignore);
    },
    retire(isGone) {
      for (const [key, entry] of Object.entries(store.getState().entries)) {
        if (entry.kind !== 'ready' || !isGone(entry.value, key)) continue;
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

/** A cache of a single result, without a query. */
export const createWholeCache = <V>(
  load: (options: { signal: AbortSignal }) => Promise<V>,
  { now, freshFor }: Pick<CacheSetup<'all', V>, 'now' | 'freshFor'> = {},
): Cache<'all', V> =>
  createCache<'all', V>({ now, freshFor, load: (_, signal) => load({ signal }) });

/** The entry that a group showed last. */
export function selectShown<V>(
  { entries, shown }: CacheState<V>,
  group: string | null,
): Entry<V> | undefined {
  const key = shown[group ?? ''];
  return key === undefined ? undefined : entries[key];
}

export function viewOf<Q, V>(cache: Cache<Q, V>, state: CacheState<V>, query: Q): QueryResult<V> {
  return view(state.entries[cache.keyOf(query)], selectShown(state, cache.groupOf(query)));
}
