import { expect, test } from 'vitest';
import { DataError } from '../schemas/dataError.ts';
import { createCache, viewOf } from './cache.ts';

/** A cache of texts by name whose responses the test resolves. */
function setUp({ limit }: { limit?: number } = {}) {
  const loads: {
    query: string;
    signal: AbortSignal;
    give: (value: string) => void;
    fail: (error: Error) => void;
  }[] = [];
  let time = 1_000;
  const cache = createCache<string, string>({
    now: () => time,
    freshFor: 100,
    keyOf: (query) => query,
    groupOf: (query) => (query.includes('?') ? (query.split('?')[0] ?? null) : null),
    load: (query, signal) =>
      new Promise((give, fail) => {
        loads.push({ query, signal, give, fail });
        signal.addEventListener('abort', () => fail(signal.reason));
      }),
    ...(limit === undefined ? {} : { limit }),
  });
  return {
    cache,
    loads,
    view: (query: string) => viewOf(cache, cache.getState(), query),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

/** Lets settled promises run. */
async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

test('concurrent watchers share one request', async () => {
  const { cache, loads, view } = setUp();
  cache.watch('apps');
  cache.watch('apps');
  cache.prefetch('apps');
  await settle();
  expect(loads).toHaveLength(1);
  expect(view('apps')).toEqual({ kind: 'loading' });
  loads[0]?.give('ten rows');
  await settle();
  expect(view('apps')).toMatchObject({ kind: 'ready', value: 'ten rows', kept: false });
});

test('a fresh value is not prefetched again', async () => {
  const { cache, loads, pass } = setUp();
  cache.set('apps', 'ten rows');
  cache.prefetch('apps');
  await settle();
  expect(loads).toHaveLength(0);
  pass(100);
  cache.prefetch('apps');
  await settle();
  expect(loads).toHaveLength(1);
});

test('a cached value is shown at once and revalidated', async () => {
  const { cache, loads, view, pass } = setUp();
  cache.set('apps', 'old rows');
  pass(100);
  cache.watch('apps');
  await settle();
  expect(view('apps')).toMatchObject({ kind: 'ready', value: 'old rows', refreshing: true });
  loads[0]?.give('new rows');
  await settle();
  expect(view('apps')).toMatchObject({ value: 'new rows', refreshing: false });
});

test('a fresh value is not reloaded', async () => {
  const { cache, loads, pass } = setUp();
  cache.set('apps', 'rows');
  pass(99);
  cache.watch('apps');
  await settle();
  expect(loads).toHaveLength(0);
});

test('a request is aborted without watchers', async () => {
  const { cache, loads } = setUp();
  const stop = cache.watch('apps');
  await settle();
  stop();
  await settle();
  expect(loads[0]?.signal.aborted).toBe(true);
  expect(cache.getState().entries).toEqual({});
});

test('a request continues when another screen starts watching', async () => {
  const { cache, loads } = setUp();
  const stop = cache.watch('apps');
  await settle();
  stop();
  cache.watch('apps');
  await settle();
  expect(loads).toHaveLength(1);
  expect(loads[0]?.signal.aborted).toBe(false);
});

test('the previous page is shown while the next one loads', async () => {
  const { cache, loads, view } = setUp();
  const stop = cache.watch('apps?page=1');
  await settle();
  loads[0]?.give('page 1');
  await settle();
  stop();
  cache.watch('apps?page=2');
  await settle();
  expect(view('apps?page=2')).toMatchObject({ kind: 'ready', value: 'page 1', kept: true });
  expect(view('services?page=1')).toEqual({ kind: 'loading' });
  loads[1]?.give('page 2');
  await settle();
  expect(view('apps?page=2')).toMatchObject({ value: 'page 2', kept: false });
});

test('a failed revalidation keeps the value with its error; a failed first load is a failure', async () => {
  const { cache, loads, view, pass } = setUp();
  cache.set('apps', 'rows');
  pass(100);
  cache.watch('apps');
  cache.watch('services');
  await settle();
  for (const load of loads) load.fail(new DataError('offline'));
  await settle();
  expect(view('apps')).toMatchObject({ value: 'rows', problem: { code: 'offline' } });
  expect(view('services')).toMatchObject({ kind: 'failed', error: { code: 'offline' } });
});

test.each(['not-found', 'forbidden'] as const)(
  'a value that became unavailable (%s) is removed',
  async (code) => {
    const { cache, loads, view, pass } = setUp();
    cache.set('apps', 'rows');
    pass(100);
    cache.watch('apps');
    await settle();
    loads[0]?.fail(new DataError(code));
    await settle();
    expect(view('apps')).toMatchObject({ kind: 'failed', error: { code } });
  },
);

test('invalidating reloads watched queries at once, and others when they are watched', async () => {
  const { cache, loads } = setUp();
  cache.set('apps', 'rows');
  cache.set('services', 'rows');
  cache.watch('apps');
  cache.invalidate();
  await settle();
  expect(loads.map(({ query }) => query)).toEqual(['apps']);
  cache.watch('services');
  await settle();
  expect(loads.map(({ query }) => query)).toEqual(['apps', 'services']);
});

test('a response from before a write is dropped', async () => {
  const { cache, loads, view } = setUp();
  cache.watch('apps');
  await settle();
  cache.invalidate();
  await settle();
  loads[1]?.give('after');
  loads[0]?.give('before');
  await settle();
  expect(view('apps')).toMatchObject({ value: 'after' });
});

test('so is that of a prefetch', async () => {
  const { cache, loads, view } = setUp();
  cache.prefetch('apps');
  await settle();
  cache.invalidate();
  loads[0]?.give('before');
  await settle();
  expect(view('apps')).toEqual({ kind: 'loading' });
  cache.watch('apps');
  await settle();
  expect(loads).toHaveLength(2);
});

test('so is one older than a stored record', async () => {
  const { cache, loads, view } = setUp();
  cache.watch('apps');
  await settle();
  cache.set('apps', 'saved');
  loads[0]?.give('before');
  await settle();
  expect(view('apps')).toMatchObject({ value: 'saved', refreshing: false });
});

test('a caller who awaits a value during a write gets the new one', async () => {
  const { cache, loads } = setUp();
  const value = cache.load('apps');
  await settle();
  cache.invalidate();
  await settle();
  loads[1]?.give('after');
  expect(await value).toBe('after');
  const saved = cache.load('services');
  await settle();
  cache.set('services', 'saved');
  expect(await saved).toBe('saved');
});

test('a removed record is not reloaded by its screen, nor shown on the next one', async () => {
  const { cache, loads, view } = setUp();
  cache.set('apps/1', 'Tussock');
  cache.set('apps/tussock', 'Tussock');
  const leave = cache.watch('apps/1');
  cache.invalidate();
  cache.retire((value) => value === 'Tussock');
  await settle();
  expect(loads).toHaveLength(0);
  expect(view('apps/1')).toMatchObject({ kind: 'ready', refreshing: false });
  expect(view('apps/tussock')).toEqual({ kind: 'loading' });
  leave();
  await settle();
  expect(view('apps/1')).toEqual({ kind: 'loading' });
});

test('old entries are evicted, except watched ones', async () => {
  const { cache, pass } = setUp({ limit: 3 });
  cache.set('seen before', 'rows');
  cache.watch('seen before')();
  await settle();
  cache.set('on screen', 'rows');
  cache.watch('on screen');
  for (const query of ['1', '2', '3', '4']) {
    pass(1);
    cache.set(query, 'rows');
  }
  expect(Object.keys(cache.getState().entries)).toEqual(['3', '4', 'on screen']);
});

test('loading returns the value or throws the failure', async () => {
  const { cache, loads } = setUp();
  const value = cache.load('apps');
  await settle();
  loads[0]?.give('rows');
  expect(await value).toBe('rows');
  const failure = cache.load('services');
  await settle();
  loads[1]?.fail(new DataError('not-found'));
  await expect(failure).rejects.toMatchObject({ code: 'not-found' });
});

test('an unchanged response keeps the object', async () => {
  const rows: unknown[] = [];
  const cache = createCache<string, { names: string[] }>({
    now: () => 0,
    keyOf: (query) => query,
    load: async () => ({ names: ['Tussock'] }),
  });
  cache.subscribe((state) => {
    const entry = state.entries.apps;
    if (entry?.kind === 'ready') rows.push(entry.value);
  });
  await cache.load('apps');
  await cache.load('apps');
  expect(new Set(rows).size).toBe(1);
  cache.set('apps', { names: ['Tussock', 'Marram'] });
  expect(new Set(rows).size).toBe(2);
});

test('a refresh replaces a request in flight, and its failure keeps the known value', async () => {
  const { cache, loads, view } = setUp();
  cache.set('apps', 'old rows');
  cache.refresh('apps');
  await settle();
  cache.refresh('apps');
  await settle();
  expect(loads[0]?.signal.aborted).toBe(true);
  loads[1]?.fail(new DataError('not-found'));
  await settle();
  expect(view('apps')).toMatchObject({
    kind: 'ready',
    value: 'old rows',
    refreshing: false,
    problem: { code: 'not-found' },
  });
  cache.refresh('apps');
  await settle();
  loads[2]?.fail(new DataError('offline'));
  await settle();
  expect(view('apps')).toMatchObject({ problem: { code: 'not-found' } });
  cache.refresh('apps');
  cache.set('apps', 'sent meanwhile');
  await settle();
  loads[3]?.give('loaded before');
  await settle();
  expect(view('apps')).toMatchObject({ kind: 'ready', value: 'sent meanwhile' });
});
