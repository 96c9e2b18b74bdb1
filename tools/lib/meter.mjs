import { cpus } from 'node:os';

/**
 * The lanes of a run. Programs of `second` and `spare` have a lower priority than those of `first`, so that the system counts
 * their CPU time apart; `spare` takes what the other two leave.
 */
export const niceness = /** @type {const} */ ({ first: 0, second: 1, spare: 10 });

/** @typedef {keyof typeof niceness} Lane */
/**
 * Seconds since a fixed time, and the CPU seconds that all programs of this machine have taken: at the usual priority, at a lower
 * one, and in the kernel for both.
 * @typedef {{ time: number, normal: number, low: number, kernel: number }} Reading
 */
/** A part that has run; `counted` are its CPU seconds where its programs counted them themselves. @typedef {{ title: string, lane: Lane, from: Reading, to: Reading, counted?: number }} Stretch */

/** @returns {Reading} */
export function readMeter() {
  const sum = (/** @type {'user' | 'nice' | 'sys' | 'irq'} */ kind) =>
    cpus().reduce((all, { times }) => all + times[kind], 0) / 1000;
  return {
    time: Date.now() / 1000,
    normal: sum('user'),
    low: sum('nice'),
    kernel: sum('sys') + sum('irq'),
  };
}

/** The CPU seconds between two readings. @param {Reading} from @param {Reading} to */
export function cpuBetween(from, to) {
  const normal = to.normal - from.normal;
  const low = to.low - from.low;
  const kernel = to.kernel - from.kernel;
  const lowShare = low / Math.max(normal + low, 0.001);
  return { all: normal + low + kernel, low: low + kernel * lowShare };
}

/** Seconds in which both ran. @param {Stretch} a @param {Stretch} b */
const overlap = (a, b) =>
  Math.max(0, Math.min(a.to.time, b.to.time) - Math.max(a.from.time, b.from.time));

/**
 * The CPU seconds of each part, by title: what it counted itself, else what the machine took at its priority meanwhile, with
 * as large a share of the kernel's, less what others counted. Leaves out parts that ran beside another of their lane that did not
 * count.
 * @param {readonly Stretch[]} stretches @returns {Record<string, number>}
 */
export function cpuSecondsOf(stretches) {
  const uncounted = stretches.filter(({ counted }) => counted === undefined);
  const together = (/** @type {Stretch} */ part, /** @type {(other: Stretch) => boolean} */ is) =>
    uncounted.some((other) => other !== part && is(other) && overlap(part, other) > 0);
  const own = uncounted
    .filter((part) => !together(part, ({ lane }) => lane === part.lane))
    .map((part) => {
      const { all, low } = cpuBetween(part.from, part.to);
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

/** A part has grown if it takes this many times its recorded CPU seconds, and ten more. */
const growth = 1.2;

/**
 * The parts that take more CPU seconds than recorded, or that are not recorded. Of five parts or more the median tells the speed of
 * this machine, which the same work takes up to twice as long on: all are compared by it.
 * @param {Record<string, number>} taken CPU seconds by title @param {Record<string, number>} recorded
 * @returns {{ speed: number, grown: string[] }} `speed`: times the recorded work; 1 of fewer parts
 */
export function grownParts(taken, recorded) {
  const ratios = Object.entries(taken)
    .flatMap(([title, cpu]) => (recorded[title] ? cpu / recorded[title] : []))
    .toSorted((a, b) => a - b);
  const speed = ratios.length < 5 ? 1 : (ratios[Math.floor(ratios.length / 2)] ?? 1);
  const grown = Object.entries(taken).filter(([title, cpu]) => {
    const before = recorded[title];
    return before === undefined || cpu / speed > Math.max(before * growth, before + 10);
  });
  return { speed, grown: grown.map(([title]) => title) };
}
