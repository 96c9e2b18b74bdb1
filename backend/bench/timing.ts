import type { ApiResponse } from '../tests/caller.ts';
import type { MeasuredServer } from './bench.ts';

const number = (value: number): string => value.toFixed(value < 100 ? 1 : 0);

const line = (cells: readonly string[]): void => {
  const [what = '', ...rest] = cells;
  console.log([what.padEnd(44), ...rest.map((cell) => cell.padStart(11))].join('').trimEnd());
};

export const heading = (title: string, ...columns: string[]): void => {
  console.log('');
  line([title, ...columns]);
};

export interface Goal {
  words: string;
  met: boolean;
}

/** Prints a row with its goal, and whether it was met. */
export const row = (what: string, cells: readonly string[], goal?: Goal): void =>
  line([what, ...cells, ...(goal ? [goal.words, goal.met ? 'met' : 'MISSED'] : [])]);

export const timingHeading = (title: string): void =>
  heading(title, 'calls/s', 'p50 ms', 'p95 ms', 'CPU ms', 'goal');

export const timingRow = (what: string, { perSecond, p50, p95, cpu }: Timing, goal?: Goal): void =>
  row(what, [perSecond, p50, p95, cpu].map(number), goal);

export interface Timing {
  perSecond: number;
  /** Percentiles, in milliseconds. */
  p50: number;
  p95: number;
  /** Milliseconds of CPU per call, of the server and of its PostgreSQL. */
  cpu: number;
  /** Length of the last response. */
  bytes: number;
}

/** The value below which that share of the sorted values is. */
export const below = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

interface Work {
  calls: number;
  /** Concurrent callers. Default: 1. */
  atOnce?: number;
  /** Makes the `n`th call, as the `lane`th caller. A status of 300 or more ends the benchmark. */
  call(n: number, lane: number): Promise<ApiResponse>;
}

const run = async ({ calls, atOnce = 1, call }: Work, times: number[]): Promise<number> => {
  let next = 0;
  let bytes = 0;
  const lane = async (index: number): Promise<void> => {
    while (next < calls) {
      const n = next++;
      const begun = performance.now();
      const { status, text } = await call(n, index);
      times.push(performance.now() - begun);
      if (status >= 300) throw new Error(`A call returned ${status}: ${text}`);
      bytes = text.length;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, index) => lane(index)));
  return bytes;
};

/** Measures calls of one kind, after a warm-up. Default: a tenth as many calls. */
export const time = async (
  server: MeasuredServer,
  work: Work,
  warmUp = Math.max(10, work.calls / 10),
): Promise<Timing> => {
  await run({ ...work, calls: warmUp }, []);
  const times: number[] = [];
  const before = await server.read();
  const begun = performance.now();
  const bytes = await run(work, times);
  const took = performance.now() - begun;
  const after = await server.read();
  const cpu = after.cpuBefore - before.cpuAfter + after.database - before.database;
  times.sort((a, b) => a - b);
  return {
    perSecond: (work.calls / took) * 1000,
    p50: below(times, 0.5),
    p95: below(times, 0.95),
    cpu: cpu / work.calls,
    bytes,
  };
};

/** Measures as many calls as take about half a second, from 8 to 40. */
export const timeBriefly = async (
  server: MeasuredServer,
  call: Work['call'],
  atOnce = 1,
): Promise<Timing> => {
  const begun = performance.now();
  await run({ calls: 2, call }, []);
  const each = (performance.now() - begun) / 2;
  const calls = Math.round(Math.max(8, Math.min(40, 500 / each)));
  return time(server, { calls, atOnce, call }, 2);
};
