import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeDevice } from '../../testing/fakeDevice.ts';
import { createMemoryDraftStore } from '../../testing/index.ts';
import { createDraftStore, type DraftStore, type LocalDraft } from './draftStore.ts';
import { forgetReasons } from './forgetReasons.ts';
import { createTextWriter } from './textWriter.ts';

const draftKey = { user: '1', form: 'app', record: 'new' };
const day = 24 * 60 * 60 * 1000;
const today = Date.UTC(2026, 10, 20, 9, 41);

const textOf = (id: string, daysAgo: number): LocalDraft => ({
  id,
  storedAt: today - daysAgo * day,
  values: { id },
  version: null,
  attempt: null,
});

function writerOn(draftStore: DraftStore, id = 'mine', now = Date.now) {
  const state = { values: { id: '' }, version: 1, changed: true, attempt: null };
  return { state, writer: createTextWriter({ draftStore, draftKey, id, read: () => state, now }) };
}

function useDevice() {
  const { device, globals } = fakeDevice();
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return device;
}

const idsIn = async (draftStore: DraftStore) =>
  (await draftStore.all(draftKey)).map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('typed text is stored within 200 ms, even during continuous typing', async () => {
  const draftStore = createMemoryDraftStore();
  const { state, writer } = writerOn(draftStore);
  for (let length = 1; length <= 20; length += 1) {
    state.values = { id: 'x'.repeat(length) };
    writer.touch();
    await vi.advanceTimersByTimeAsync(100);
  }
  const [found] = await draftStore.all(draftKey);
  expect(Date.now() - (found?.storedAt ?? 0)).toBeLessThan(200);
});

test('an old text never replaces a newer one, even on a slow device', async () => {
  const stored: unknown[] = [];
  const slow: DraftStore = {
    ...createMemoryDraftStore(),
    put: async (_draftKey, text) => {
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

test('of two texts stored in the same millisecond, the last one is the newest', async () => {
  useDevice();
  const draftStore = createDraftStore('texts', () => today);
  const [early, late] = ['early', 'late'].map((id) => writerOn(draftStore, id, () => today));
  for (const each of [early, late, early, late]) {
    each?.writer.touch();
    await each?.writer.flush();
  }
  expect(await idsIn(draftStore)).toEqual(['late', 'early']);
  early?.writer.touch();
  await early?.writer.flush();
  expect(await idsIn(draftStore)).toEqual(['early', 'late']);
});

test('a saved text is deleted, even with a write pending', async () => {
  const draftStore = createMemoryDraftStore();
  const { writer } = writerOn(draftStore);
  writer.touch();
  await writer.flush();
  writer.touch();
  await writer.forget();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await draftStore.all(draftKey)).toEqual([]);
});

test('a closing page notes only text that is not stored yet', async () => {
  const noted: unknown[] = [];
  const { writer } = writerOn({
    ...createMemoryDraftStore(),
    note: (_draftKey, text) => noted.push(text.values),
  });
  writer.touch();
  writer.leave();
  expect(noted).toEqual([{ id: '' }]);
  await writer.flush();
  writer.leave();
  expect(noted).toHaveLength(1);
});

test('a device without storage rejects without an exception', async () => {
  const draftStore = createDraftStore();
  expect(await draftStore.put(draftKey, textOf('mine', 1))).toBe(false);
  expect(() => draftStore.note(draftKey, textOf('mine', 1))).not.toThrow();
  expect(await draftStore.all(draftKey)).toEqual([]);
  await expect(draftStore.drop(draftKey, 'mine')).resolves.toBeUndefined();
});

// Rows: X3
test('a full device reports the rejection, does not throw and still returns stored texts', async () => {
  const device = useDevice();
  const draftStore = createDraftStore('texts', () => today);
  expect(await draftStore.put(draftKey, textOf('before', 1))).toBe(true);
  const statuses: string[] = [];
  const end = draftStore.subscribe(() => statuses.push(draftStore.draftStatus()));
  const close = draftStore.hold('typed');
  device.full = true;
  expect(await draftStore.put(draftKey, textOf('too much', 0))).toBe(false);
  expect(() => draftStore.note(draftKey, textOf('too much', 0))).not.toThrow();
  const { writer } = writerOn(draftStore, 'typed', () => today);
  writer.touch();
  expect(writer.leave).not.toThrow();
  expect(await writer.flush()).toBe(false);
  expect(await idsIn(draftStore)).toEqual(['before']);
  // After a text is deleted, the next one fits.
  await draftStore.drop(draftKey, 'before');
  device.full = false;
  writer.touch();
  expect(await writer.flush()).toBe(true);
  expect(await idsIn(draftStore)).toEqual(['typed']);
  close();
  expect(statuses).toEqual(['kept', 'rejected', 'kept', 'nothing']);
  end();
});

for (const [way, wrong] of [
  ['ahead', day],
  ['behind', -day],
] as const) {
  // Rows: X3
  test(`a clock that is a day ${way} neither loses a text nor restores a deleted one`, async () => {
    useDevice();
    const before = createDraftStore('texts', () => today + wrong);
    await before.put(draftKey, textOf('of today', 0));
    await before.put(draftKey, textOf('of four weeks ago', 28));
    await before.put(draftKey, textOf('of long ago', 40));
    const { writer: saved } = writerOn(before, 'saved', () => today + wrong);
    saved.touch();
    await saved.flush();
    await saved.forget();
    const { writer: typed } = writerOn(before, 'typed', () => today + wrong);
    typed.touch();
    await typed.flush();

    // With the wrong clock, and with the corrected one.
    for (const now of [today + wrong, today]) {
      const draftStore = createDraftStore('texts', () => now);
      await vi.waitFor(async () => expect(await idsIn(draftStore)).not.toContain('of long ago'));
      const youngest = wrong > 0 ? ['typed', 'of today'] : ['of today', 'typed'];
      expect(await idsIn(draftStore)).toEqual([...youngest, 'of four weeks ago']);
    }
  });
}

test('of the reasons for one record, a single draft can be deleted', async () => {
  const draftStore = createMemoryDraftStore();
  const record = { user: '1', record: 'pending/apps' };
  const key = { ...record, form: 'decline' };
  for (const id of ['mine', 'yesterday']) await draftStore.put(key, textOf(id, 0));
  await forgetReasons(draftStore, record, 'mine');
  expect((await draftStore.all(key)).map(({ id }) => id)).toEqual(['yesterday']);
  await forgetReasons(draftStore, record);
  expect(await draftStore.all(key)).toEqual([]);
});
