import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeDevice } from '../../testing/fakeDevice.ts';
import { createMemoryDraftKeeper } from '../../testing/index.ts';
import { createDraftKeeper, type DraftKeeper, type KeptText } from './draftKeeper.ts';
import { createTextWriter } from './textWriter.ts';

const place = { user: '1', form: 'app', record: 'new' };
const day = 24 * 60 * 60 * 1000;
const today = Date.UTC(2026, 10, 20, 9, 41);

const kept = (id: string, daysAgo: number): KeptText => ({
  id,
  keptAt: today - daysAgo * day,
  values: { id },
  version: null,
  attempt: null,
});

function writerOn(keeper: DraftKeeper, id = 'mine', now = Date.now) {
  const state = { values: { id: '' }, version: 1, changed: true, attempt: null };
  return { state, writer: createTextWriter({ keeper, place, id, read: () => state, now }) };
}

function useDevice() {
  const { device, globals } = fakeDevice();
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return device;
}

const idsIn = async (keeper: DraftKeeper) => (await keeper.all(place)).map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('typed text is kept within 200 ms, however long the typing goes on', async () => {
  const keeper = createMemoryDraftKeeper();
  const { state, writer } = writerOn(keeper);
  for (let letters = 1; letters <= 20; letters += 1) {
    state.values = { id: 'x'.repeat(letters) };
    writer.touch();
    await vi.advanceTimersByTimeAsync(100);
  }
  const [found] = await keeper.all(place);
  expect(Date.now() - (found?.keptAt ?? 0)).toBeLessThan(200);
});

test('an old text never replaces a newer one, even on a slow device', async () => {
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
  for (const id of ['first', 'second']) {
    state.values = { id };
    writer.touch();
    await vi.advanceTimersByTimeAsync(400);
  }
  await vi.advanceTimersByTimeAsync(2000);
  expect(stored).toEqual([{ id: 'first' }, { id: 'second' }]);
});

test('a saved text is deleted, also while a write was waiting', async () => {
  const keeper = createMemoryDraftKeeper();
  const { writer } = writerOn(keeper);
  writer.touch();
  await writer.flush();
  writer.touch();
  await writer.forget();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await keeper.all(place)).toEqual([]);
});

test('a page that is closed notes only what is not kept yet', async () => {
  const noted: unknown[] = [];
  const { writer } = writerOn({
    ...createMemoryDraftKeeper(),
    note: (_place, text) => noted.push(text.values),
  });
  writer.touch();
  writer.leave();
  expect(noted).toEqual([{ id: '' }]);
  await writer.flush();
  writer.leave();
  expect(noted).toHaveLength(1);
});

test('a device without storage rejects without an exception', async () => {
  const keeper = createDraftKeeper();
  expect(await keeper.keep(place, kept('mine', 1))).toBe(false);
  expect(() => keeper.note(place, kept('mine', 1))).not.toThrow();
  expect(await keeper.all(place)).toEqual([]);
  await expect(keeper.drop(place, 'mine')).resolves.toBeUndefined();
});

// Rows: X3
test('a full device reports the rejection, throws nothing and still returns what it had', async () => {
  const device = useDevice();
  const keeper = createDraftKeeper('texts', () => today);
  expect(await keeper.keep(place, kept('before', 1))).toBe(true);
  const told: string[] = [];
  const end = keeper.subscribe(() => told.push(keeper.keeping()));
  const close = keeper.hold('typed');
  device.full = true;
  expect(await keeper.keep(place, kept('too much', 0))).toBe(false);
  expect(() => keeper.note(place, kept('too much', 0))).not.toThrow();
  const { writer } = writerOn(keeper, 'typed', () => today);
  writer.touch();
  expect(writer.leave).not.toThrow();
  expect(await writer.flush()).toBe(false);
  expect(await idsIn(keeper)).toEqual(['before']);
  // Once a text is dropped and there is room, the next one is kept.
  await keeper.drop(place, 'before');
  device.full = false;
  writer.touch();
  expect(await writer.flush()).toBe(true);
  expect(await idsIn(keeper)).toEqual(['typed']);
  close();
  expect(told).toEqual(['kept', 'refused', 'kept', 'nothing']);
  end();
});

for (const [way, wrong] of [
  ['ahead', day],
  ['behind', -day],
] as const) {
  // Rows: X3
  test(`a clock that is a day ${way} loses no text and restores no deleted one`, async () => {
    useDevice();
    const before = createDraftKeeper('texts', () => today + wrong);
    await before.keep(place, kept('of today', 0));
    await before.keep(place, kept('of four weeks ago', 28));
    await before.keep(place, kept('of long ago', 40));
    const { writer: saved } = writerOn(before, 'saved', () => today + wrong);
    saved.touch();
    await saved.flush();
    await saved.forget();
    const { writer: typed } = writerOn(before, 'typed', () => today + wrong);
    typed.touch();
    await typed.flush();

    // With the wrong clock, and with the corrected one.
    for (const now of [today + wrong, today]) {
      const keeper = createDraftKeeper('texts', () => now);
      await vi.waitFor(async () => expect(await idsIn(keeper)).not.toContain('of long ago'));
      const youngest = wrong > 0 ? ['typed', 'of today'] : ['of today', 'typed'];
      expect(await idsIn(keeper)).toEqual([...youngest, 'of four weeks ago']);
    }
  });
}
