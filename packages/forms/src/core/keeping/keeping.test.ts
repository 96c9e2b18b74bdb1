import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryDraftKeeper, type DraftKeeper, type KeptText } from './draftKeeper.ts';
import { createDraftKeeper } from './indexedDraftKeeper.ts';
import { createTextWriter } from './textWriter.ts';

const place = { user: '1', form: 'app', record: 'new' };
const kept = (id: string, keptAt: number): KeptText => ({
  id,
  keptAt,
  values: { id },
  version: null,
  attempt: null,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function writerOn(keeper: DraftKeeper) {
  const state = { values: { name: '' }, version: 1, changed: true, attempt: null };
  const writer = createTextWriter({ keeper, place, id: 'mine', read: () => state, now: Date.now });
  return { state, writer };
}

test('typed text is kept within a second, however long the typing goes on', async () => {
  const keeper = createMemoryDraftKeeper();
  const { state, writer } = writerOn(keeper);
  for (let letters = 1; letters <= 20; letters += 1) {
    state.values = { name: 'x'.repeat(letters) };
    writer.touch();
    await vi.advanceTimersByTimeAsync(100);
  }
  const found = await keeper.newest(place, '');
  expect(Date.now() - (found?.keptAt ?? 0)).toBeLessThan(1000);
});

test('an old text never overtakes a new one, even on a slow device', async () => {
  const stored: unknown[] = [];
  const slow: DraftKeeper = {
    ...createMemoryDraftKeeper(),
    keep: async (_place, text) => {
      await new Promise((resolve) => setTimeout(resolve, stored.length === 0 ? 900 : 10));
      stored.push(text.values);
      return true;
    },
  };
  const { state, writer } = writerOn(slow);
  for (const name of ['first', 'second']) {
    state.values = { name };
    writer.touch();
    await vi.advanceTimersByTimeAsync(400);
  }
  await vi.advanceTimersByTimeAsync(2000);
  expect(stored).toEqual([{ name: 'first' }, { name: 'second' }]);
});

test('saved text leaves nothing behind, also when a letter was still waiting', async () => {
  const keeper = createMemoryDraftKeeper();
  const { writer } = writerOn(keeper);
  writer.touch();
  await writer.flush();
  writer.touch();
  await writer.forget();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await keeper.newest(place, '')).toBeNull();
});

test('the youngest text of the same user, form and record is found, apart from the own one', async () => {
  const keeper = createMemoryDraftKeeper();
  await keeper.keep(place, kept('old', 1));
  await keeper.keep(place, kept('young', 3));
  await keeper.keep({ ...place, user: '2' }, kept('foreign', 9));
  await keeper.keep({ ...place, record: '7' }, kept('other', 8));
  expect((await keeper.newest(place, 'nobody'))?.id).toBe('young');
  expect((await keeper.newest(place, 'young'))?.id).toBe('old');
});

test('a device without storage refuses quietly', async () => {
  const keeper = createDraftKeeper();
  expect(await keeper.keep(place, kept('mine', 1))).toBe(false);
  expect(await keeper.newest(place, '')).toBeNull();
  await expect(keeper.drop(place, 'mine')).resolves.toBeUndefined();
});
