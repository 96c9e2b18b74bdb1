import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryDraftKeeper } from '../../testing/index.ts';
import { createDraftKeeper, type DraftKeeper, type KeptText } from './draftKeeper.ts';
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

test('typed text is kept within a blink, however long the typing goes on', async () => {
  const keeper = createMemoryDraftKeeper();
  const { state, writer } = writerOn(keeper);
  for (let letters = 1; letters <= 20; letters += 1) {
    state.values = { name: 'x'.repeat(letters) };
    writer.touch();
    await vi.advanceTimersByTimeAsync(100);
  }
  const [found] = await keeper.all(place);
  expect(Date.now() - (found?.keptAt ?? 0)).toBeLessThan(200);
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
  expect(await keeper.all(place)).toEqual([]);
});

test('a page that goes away notes what is not kept yet, and nothing that is', async () => {
  const noted: unknown[] = [];
  const { writer } = writerOn({
    ...createMemoryDraftKeeper(),
    note: (_place, text) => noted.push(text.values),
  });
  writer.touch();
  writer.leave();
  expect(noted).toEqual([{ name: '' }]);
  await writer.flush();
  writer.leave();
  expect(noted).toHaveLength(1);
});

test('every text of the same user, form and record is found, the youngest first', async () => {
  const keeper = createMemoryDraftKeeper();
  await keeper.keep(place, kept('old', 1));
  await keeper.keep(place, kept('young', 3));
  await keeper.keep({ ...place, user: '2' }, kept('foreign', 9));
  await keeper.keep({ ...place, record: '7' }, kept('other', 8));
  expect((await keeper.all(place)).map(({ id }) => id)).toEqual(['young', 'old']);
});

test('a device without storage refuses quietly', async () => {
  const keeper = createDraftKeeper();
  expect(await keeper.keep(place, kept('mine', 1))).toBe(false);
  expect(() => keeper.note(place, kept('mine', 1))).not.toThrow();
  expect(await keeper.all(place)).toEqual([]);
  await expect(keeper.drop(place, 'mine')).resolves.toBeUndefined();
});
