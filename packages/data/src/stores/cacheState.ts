import type { DataError, DataErrorCode } from '../schemas/dataError.ts';

export type Entry<V> =
  | { kind: 'loading' }
  | { kind: 'ready'; value: V; loadedAt: number; refreshing: boolean; problem: DataError | null }
  | { kind: 'failed'; error: DataError };

export interface CacheState<V> {
  entries: Readonly<Record<string, Entry<V>>>;
  /** Key of the last shown entry of each group, which stays on screen while another one loads. */
  shown: Readonly<Record<string, string>>;
}

/** The result of a query; `kept` marks rows of another query. */
export type QueryResult<V> =
  | { kind: 'loading' }
  | { kind: 'ready'; value: V; refreshing: boolean; kept: boolean; problem: DataError | null }
  | { kind: 'failed'; error: DataError };

export const emptyCache = { entries: {}, shown: {} } as const;

function withEntry<V>(state: CacheState<V>, key: string, entry: Entry<V>): CacheState<V> {
  return { ...state, entries: { ...state.entries, [key]: entry } };
}

/** A known value stays, marked as refreshing; a failure does not. */
export function started<V>(state: CacheState<V>, key: string): CacheState<V> {
  const entry = state.entries[key];
  if (entry?.kind === 'ready') return withEntry(state, key, { ...entry, refreshing: true });
  return withEntry(state, key, { kind: 'loading' });
}

/** `loadedAt` is in milliseconds since 1970. */
export function loaded<V>(
  state: CacheState<V>,
  key: string,
  value: V,
  loadedAt: number,
): CacheState<V> {
  return withEntry(state, key, {
    kind: 'ready',
    value,
    loadedAt,
    refreshing: false,
    problem: null,
  });
}

/** After these a known value is no longer shown. */
const final: ReadonlySet<DataErrorCode> = new Set(['not-found', 'forbidden']);

/** A known value survives a temporary failure, which is stored with it; with `keeps`, any failure. */
export function failed<V>(
  state: CacheState<V>,
  key: string,
  error: DataError,
  keeps = false,
): CacheState<V> {
  const entry = state.entries[key];
  if (entry?.kind !== 'ready' || (final.has(error.code) && !keeps)) {
    return withEntry(state, key, { kind: 'failed', error });
  }
  // What is gone stays gone while the server cannot be reached.
  const known = entry.problem && final.has(entry.problem.code) && !final.has(error.code);
  return withEntry(state, key, {
    ...entry,
    refreshing: false,
    problem: known ? entry.problem : error,
  });
}

export function stopped<V>(state: CacheState<V>, key: string): CacheState<V> {
  const entry = state.entries[key];
  if (entry?.kind === 'ready') return withEntry(state, key, { ...entry, refreshing: false });
  return entry?.kind === 'loading' ? without(state, [key]) : state;
}

export function without<V>(state: CacheState<V>, keys: readonly string[]): CacheState<V> {
  if (keys.length === 0) return state;
  const entries = Object.entries(state.entries).filter(([key]) => !keys.includes(key));
  return { ...state, entries: Object.fromEntries(entries) };
}

/** Remembers the ready entry that a group showed last; null is no group. */
export function showing<V>(state: CacheState<V>, group: string | null, key: string): CacheState<V> {
  if (group === null) return state;
  const ready = state.entries[key]?.kind === 'ready' && state.shown[group] !== key;
  return ready ? { ...state, shown: { ...state.shown, [group]: key } } : state;
}

/** Edits values in place; an unchanged value keeps its entry. */
export function mapped<V>(state: CacheState<V>, edit: (value: V) => V): CacheState<V> {
  let changed = false;
  const entries = Object.entries(state.entries).map(([key, entry]): [string, Entry<V>] => {
    if (entry.kind !== 'ready') return [key, entry];
    const value = edit(entry.value);
    if (value === entry.value) return [key, entry];
    changed = true;
    return [key, { ...entry, value }];
  });
  return changed ? { ...state, entries: Object.fromEntries(entries) } : state;
}

/** Marks everything as out of date; nothing leaves the screen. */
export function outdated<V>(state: CacheState<V>): CacheState<V> {
  const entries = Object.entries(state.entries)
    .filter(([, entry]) => entry.kind !== 'failed')
    .map(([key, entry]) => [key, entry.kind === 'ready' ? { ...entry, loadedAt: 0 } : entry]);
  return { ...state, entries: Object.fromEntries(entries) };
}

/** Drops the oldest unused entries beyond the limit. */
export function trimmed<V>(
  state: CacheState<V>,
  limit: number,
  inUse: (key: string) => boolean,
): CacheState<V> {
  const { entries, shown } = state;
  const keys = Object.keys(entries);
  const kept = Object.values(shown);
  const age = (key: string) => {
    const entry = entries[key];
    return entry?.kind === 'ready' ? entry.loadedAt : 0;
  };
  const unused = keys.filter((key) => !inUse(key) && !kept.includes(key));
  const oldest = unused.sort((a, b) => age(a) - age(b));
  return without(state, oldest.slice(0, Math.max(0, keys.length - limit)));
}

/** While an entry loads, the previous one is shown and marked as kept. */
export function view<V>(
  entry: Entry<V> | undefined,
  previous: Entry<V> | undefined,
): QueryResult<V> {
  if (entry?.kind === 'failed') return entry;
  if (entry?.kind === 'ready') {
    const { value, refreshing, problem } = entry;
    return { kind: 'ready', value, refreshing, kept: false, problem };
  }
  if (previous?.kind !== 'ready') return { kind: 'loading' };
  return { kind: 'ready', value: previous.value, refreshing: true, kept: true, problem: null };
}
