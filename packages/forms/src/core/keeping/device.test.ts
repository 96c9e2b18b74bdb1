import { afterEach, expect, test, vi } from 'vitest';
import { fakeDevice } from '../../testing/fakeDevice.ts';
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

function writerOn(keeper: DraftKeeper, id: string, now: number) {
  const read = () => ({ values: { id }, version: null, changed: true, attempt: null });
  return createTextWriter({ keeper, place, id, read, now: () => now });
}

function useDevice() {
  const { device, globals } = fakeDevice();
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return device;
}

const idsIn = async (keeper: DraftKeeper) => (await keeper.all(place)).map(({ id }) => id);

afterEach(() => {
  vi.unstubAllGlobals();
});

// Rows: X3
test('a full device says that it refused, throws nothing and still gives back what it had', async () => {
  const device = useDevice();
  const keeper = createDraftKeeper('texts', () => today);
  expect(await keeper.keep(place, kept('before', 1))).toBe(true);
  const told: string[] = [];
  const end = keeper.subscribe(() => told.push(keeper.keeping()));
  const close = keeper.hold('typed');
  device.full = true;
  expect(await keeper.keep(place, kept('too much', 0))).toBe(false);
  expect(() => keeper.note(place, kept('too much', 0))).not.toThrow();
  const writer = writerOn(keeper, 'typed', today);
  writer.touch();
  expect(writer.leave).not.toThrow();
  expect(await writer.flush()).toBe(false);
  expect(await idsIn(keeper)).toEqual(['before']);
  // A text that was saved goes, and with room again the next one is kept.
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
  test(`a clock that is a day ${way} loses no text and brings none back`, async () => {
    useDevice();
    const before = createDraftKeeper('texts', () => today + wrong);
    await before.keep(place, kept('of today', 0));
    await before.keep(place, kept('of four weeks ago', 28));
    await before.keep(place, kept('of long ago', 40));
    const saved = writerOn(before, 'saved', today + wrong);
    saved.touch();
    await saved.flush();
    await saved.forget();
    const typed = writerOn(before, 'typed', today + wrong);
    typed.touch();
    await typed.flush();

    // Once as the clock is, and once when it was put right.
    for (const now of [today + wrong, today]) {
      const keeper = createDraftKeeper('texts', () => now);
      await vi.waitFor(async () => expect(await idsIn(keeper)).not.toContain('of long ago'));
      const youngest = wrong > 0 ? ['typed', 'of today'] : ['of today', 'typed'];
      expect(await idsIn(keeper)).toEqual([...youngest, 'of four weeks ago']);
    }
  });
}
