import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from './bench.ts';
import type { Reading } from './probe.ts';
import { heading, row } from './table.ts';
import { below } from './timing.ts';
import { letThemWork, type Tally } from './users.ts';

const READINGS_A_MINUTE = 12;
const MB = 1024 * 1024;
/** How much more the last third may need than the third before it. */
const ROOM = { share: 1.03, bytes: 2 * MB };

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/**
 * The first third warms up. After that memory grows when the last third of the readings, each taken after what is unused was
 * given back, is in the mean more than 3 % and 2 MB above the third before.
 */
export const grows = (bytes: readonly number[]): boolean => {
  const third = Math.floor(bytes.length / 3);
  const before = mean(bytes.slice(-2 * third, -third));
  const after = mean(bytes.slice(-third));
  return after > before * ROOM.share && after > before + ROOM.bytes;
};

const inMb = (bytes: number): string => (bytes / MB).toFixed(1);

const tellMinute = (minute: number, tally: Tally, readings: readonly Reading[]): void => {
  const times = tally.times.splice(0).sort((a, b) => a - b);
  const first = readings[0];
  const last = readings.at(-1);
  const cpu = first && last ? last.cpuBefore - first.cpuAfter : 0;
  row(`minute ${minute}`, [
    String(times.length),
    below(times, 0.5).toFixed(1),
    below(times, 0.95).toFixed(1),
    `${((cpu / 60_000) * 100).toFixed(0)} %`,
    inMb(mean(readings.map(({ heap }) => heap))),
    inMb(mean(readings.map(({ rss }) => rss))),
    String(tally.errors.length),
  ]);
};

/** Fifty people for some minutes: no call fails, and memory comes to rest. */
export const measureMemory = async (bench: Bench, minutes: number): Promise<void> => {
  const { server, vendors } = bench;
  heading(
    `${vendors.length} people`,
    'deeds',
    'p50 ms',
    'p95 ms',
    'CPU',
    'heap MB',
    'RSS MB',
    'errors',
  );
  const tally: Tally = { times: [], errors: [] };
  const readings: Reading[] = [await server.read()];
  let over = false;
  const working = letThemWork(bench, tally, () => over);
  for (let minute = 1; minute <= minutes; minute += 1) {
    const from = readings.length - 1;
    for (let reading = 0; reading < READINGS_A_MINUTE; reading += 1) {
      await wait(60_000 / READINGS_A_MINUTE);
      readings.push(await server.read());
    }
    tellMinute(minute, tally, readings.slice(from));
  }
  over = true;
  await working;
  const { errors } = tally;
  row('errors', [String(errors.length)], { words: 'none', met: errors.length === 0 });
  for (const error of new Set(errors.slice(0, 20))) console.log(`  ${error.slice(0, 200)}`);
  for (const kind of ['heap', 'rss'] as const) {
    const growing = grows(readings.map((reading) => reading[kind]));
    const said = growing ? 'grows' : 'does not grow after warm-up';
    row(`${kind}: ${said}`, [], { words: 'does not grow', met: !growing });
  }
};
