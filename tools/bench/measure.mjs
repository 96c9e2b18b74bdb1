// Measures a page over DevTools: throttling, the browser's own metrics and the printed table.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { say } from '../lib/say.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').CDPSession} Session */
/**
 * @typedef {object} Row
 * @property {string} what
 * @property {number | readonly number[]} value One figure, or one for each round.
 * @property {string} unit
 * @property {string} [goal]
 * @property {readonly number[] | undefined} [floor] Of the same rounds.
 * @property {readonly number[] | undefined} [other] Of the same rounds.
 */

export const median = (/** @type {readonly number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Slows the CPU down four times. */
export async function slowDevice(/** @type {Session} */ session) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Emulates the "Fast 4G" preset of Chrome DevTools. */
export async function fast4G(/** @type {Session} */ session) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 165,
    downloadThroughput: 1_012_500,
    uploadThroughput: 168_750,
  });
}

/** Enables metrics in CPU time, which other programs hardly affect. */
export async function countOwnTime(/** @type {Session} */ session) {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** Records the durations of long animation frames in `window.frames`. */
export const watchFrames = (/** @type {Page} */ page) =>
  page.addInitScript(() => {
    const frames = /** @type {number[]} */ ([]);
    Object.assign(window, { frames });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) frames.push(duration);
    }).observe({ type: 'long-animation-frame', buffered: true });
  });

/** The browser's metrics since the page was opened; times in milliseconds. */
export async function counted(/** @type {Session} */ session) {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (/** @type {string} */ wanted) =>
    metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    script: of('ScriptDuration') * 1000,
    task: of('TaskDuration') * 1000,
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    heap: of('JSHeapUsedSize'),
  };
}

/** The metrics after garbage collection. */
export async function countedClean(/** @type {Session} */ session) {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  return counted(session);
}

const format = (/** @type {number} */ value, /** @type {string} */ unit) =>
  `${unit === 'ms' && value < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en')} ${unit}`.trim();

/** Median, smallest and largest ratio of the rounds. @param {readonly number[]} values @param {readonly number[]} to */
function ratio(values, to) {
  const ratios = values.map((value, round) => value / (to[round] ?? Number.NaN));
  const [middle, least, most] = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map(
    (each) => each.toFixed(2),
  );
  return `${middle} (${least}-${most})`;
}

/** @returns {(row: Row) => void} */
export function table() {
  const line = (
    /** @type {readonly string[]} */ [what = '', value = '', goal = '', floor = '', other = ''],
  ) =>
    say(
      `${what.padEnd(58)} ${value.padStart(14)}   ${goal.padEnd(20)} ${floor.padEnd(30)} ${other}`.trimEnd(),
    );
  line(['measure', 'value', 'goal', 'of the floor (min-max)', 'of the other build']);
  return ({ what, value, unit, goal = '', floor, other }) => {
    const values = typeof value === 'number' ? [value] : value;
    const compared = (/** @type {readonly number[] | undefined} */ to) =>
      to && median(to) > 0 ? `${ratio(values, to)} of ${format(median(to), unit)}` : '';
    line([what, format(median(values), unit), goal, compared(floor), compared(other)]);
  };
}

const rounds = Number(process.env.ROUNDS ?? 5);

/**
 * Measures all subjects in turn, in every round, so that other work on the machine affects them alike.
 * @template {string} Name, Result
 * @param {Record<Name, () => Promise<Result>>} subjects
 * @returns {Promise<Record<Name, Result[]>>}
 */
export async function inRounds(subjects) {
  const entries = /** @type {[Name, () => Promise<Result>][]} */ (Object.entries(subjects));
  const results = entries.map(() => /** @type {Result[]} */ ([]));
  for (let round = 0; round < rounds; round += 1) {
    const order = [...entries.entries()];
    if (round % 2 === 1) order.reverse();
    for (const [index, [, once]] of order) results[index]?.push(await once());
  }
  return /** @type {Record<Name, Result[]>} */ (
    Object.fromEntries(entries.map(([name], index) => [name, results[index]]))
  );
}

/**
 * Writes a CPU profile of `work`, if there is a folder for it.
 * @template T @param {string | undefined} file @param {Session} session @param {() => Promise<T>} work
 */
export async function profiled(file, session, work) {
  if (!file) return work();
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: 200 });
  await session.send('Profiler.start');
  const result = await work();
  const { profile } = await session.send('Profiler.stop');
  writeFileSync(file, JSON.stringify(profile));
  return result;
}

/**
 * Waits until nothing has been loaded for half a second. The stream of notifications stays open, so the network is never idle.
 * @param {Page} page
 */
export async function loaded(page) {
  await page.waitForFunction(() => {
    const ends = performance
      .getEntriesByType('resource')
      .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0));
    return document.readyState === 'complete' && performance.now() - Math.max(...ends) > 500;
  });
}
