// Measures a page over DevTools: throttling, the browser's own metrics and the printed table.
import { say } from '../lib/say.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').CDPSession} Session */
/** @typedef {{ what: string, value: number, unit: string, goal?: string, floor?: number }} Row */

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

/** @returns {(row: Row) => void} */
export function table() {
  const line = (/** @type {readonly string[]} */ [what = '', value = '', goal = '', ratio = '']) =>
    say(`${what.padEnd(58)} ${value.padStart(14)}   ${goal.padEnd(20)} ${ratio}`.trimEnd());
  line(['measure', 'value', 'goal', 'times the floor']);
  return ({ what, value, unit, goal = '', floor }) =>
    line([
      what,
      format(value, unit),
      goal,
      floor ? `${(value / floor).toFixed(2)} (${format(floor, unit)})` : '',
    ]);
}
