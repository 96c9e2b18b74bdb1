import { cpus } from 'node:os';

/**
 * The lanes of a run. Programs of `second` and `spare` have a lower priority than those of `first`, so that the system counts
 * their CPU time apart; `spare` takes what the other two leave.
 */
export const niceness = /** @type {const} */ ({ first: 0, second: 1, spare: 10 });

/** @typedef {keyof typeof niceness} Lane */
/** Seconds since a fixed time, and the CPU seconds that all programs of this machine have taken and those at a lower priority. @typedef {{ time: number, all: number, low: number }} Reading */
/** A part that has run; `counted` are its CPU seconds where its programs counted them themselves. @typedef {{ title: string, lane: Lane, from: Reading, to: Reading, counted?: number }} Stretch */

/** @returns {Reading} */
export function readMeter() {
  const sum = (/** @type {('user' | 'nice' | 'sys' | 'irq')[]} */ ...kinds) =>
    cpus().reduce((all, { times }) => kinds.reduce((part, kind) => part + times[kind], all), 0) /
    1000;
  return { time: Date.now() / 1000, all: sum('user', 'nice', 'sys', 'irq'), low: sum('nice') };
}

/** Seconds in which both ran. @param {Stretch} a @param {Stretch} b */
const overlap = (a, b) =>
  Math.max(0, Math.min(a.to.time, b.to.time) - Math.max(a.from.time, b.from.time));

/**
 * The CPU seconds of each part, by title: what it counted itself, else what the machine took at its priority meanwhile, less what
 * others counted. Leaves out parts that ran beside another of their lane that did not count. The kernel's time for lower
 * priorities belongs to the first lane, if a part of it ran.
 * @param {readonly Stretch[]} stretches @returns {Record<string, number>}
 */
export function cpuSecondsOf(stretches) {
  const uncounted = stretches.filter(({ counted }) => counted === undefined);
  const together = (/** @type {Stretch} */ part, /** @type {(other: Stretch) => boolean} */ is) =>
    uncounted.some((other) => other !== part && is(other) && overlap(part, other) > 0);
  const own = uncounted
    .filter((part) => !together(part, ({ lane }) => lane === part.lane))
    .map((part) => {
      const all = part.to.all - part.from.all;
      const low = part.to.low - part.from.low;
      const others = stretches
        .map((other) => ((other.counted ?? 0) * overlap(part, other)) / duration(other))
        .reduce((sum, seconds) => sum + seconds, 0);
      if (!together(part, ({ lane }) => lane !== part.lane)) return [part.title, all - others];
      return [part.title, part.lane === 'first' ? all - low : low - others];
    });
  const counted = stretches
    .filter((part) => part.counted !== undefined)
    .map(({ title, counted }) => [title, counted]);
  return Object.fromEntries([...counted, ...own]);
}

/** Seconds of a part, never 0. @param {Stretch} stretch */
const duration = ({ from, to }) => Math.max(to.time - from.time, 0.001);
