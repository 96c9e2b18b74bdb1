import type { Answer } from '../tests/caller.ts';
import type { MeasuredServer } from './server.ts';

export interface Timing {
  perSecond: number;
  /** Milliseconds under which half and 95 % of the calls stay. */
  p50: number;
  p95: number;
  /** Milliseconds of the server's processor, a call. */
  cpu: number;
  /** Of the last answer. */
  bytes: number;
}

/** The value under which that share of the sorted ones stays. */
export const below = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

interface Work {
  calls: number;
  /** Made at the same time. Default: one after another. */
  atOnce?: number;
  /** The `n`th call of the `lane`th caller; anything but 2xx ends the bench. */
  call(n: number, lane: number): Promise<Answer>;
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
      if (status >= 300) throw new Error(`A call was answered with ${status}: ${text}`);
      bytes = text.length;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, index) => lane(index)));
  return bytes;
};

/** Calls of one kind, after a tenth as many that warm up the program. */
export const time = async (server: MeasuredServer, work: Work): Promise<Timing> => {
  await run({ ...work, calls: Math.max(10, work.calls / 10) }, []);
  const times: number[] = [];
  const { cpuAfter: before } = await server.read();
  const begun = performance.now();
  const bytes = await run(work, times);
  const took = performance.now() - begun;
  const { cpuBefore: after } = await server.read();
  times.sort((a, b) => a - b);
  return {
    perSecond: (work.calls / took) * 1000,
    p50: below(times, 0.5),
    p95: below(times, 0.95),
    cpu: (after - before) / work.calls,
    bytes,
  };
};
