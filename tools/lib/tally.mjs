import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, relative } from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { cpuBetween, cpuSecondsOf, grownParts, niceness, readMeter } from './meter.mjs';
import { run, runCounted } from './run.mjs';
import { root } from './runtime.mjs';
import { say, step } from './say.mjs';

/** Where test programs write their reports. */
export const reports = join(root, 'test-results');

/** @typedef {{ file: string, seconds: number }} FileTime */

/**
 * `broken`: each failed test with its file and the first line of its error, followed by indented details.
 * @typedef {{ passed: number, failed: number, broken: string[], files?: FileTime[] }} Result
 */

const lines = (/** @type {string} */ text) => stripVTControlCharacters(text).trim().split('\n');
const line = (/** @type {string} */ text) => lines(text)[0] ?? '';

/** Counts of a Vitest report; skipped tests count as failed. @param {any} report @returns {Result} */
export function readVitest({ numTotalTests, numPassedTests, testResults }) {
  /** @type {string[]} */
  const broken = [];
  /** @type {FileTime[]} */
  const files = [];
  for (const { name, status, message, assertionResults, startTime, endTime } of testResults) {
    const file = relative(root, name);
    files.push({ file, seconds: (endTime - startTime) / 1000 });
    for (const { status: outcome, fullName, failureMessages } of assertionResults) {
      if (outcome === 'passed') continue;
      const failure = failureMessages?.[0] ?? outcome;
      const at = failure.match(new RegExp(`${file}:(\\d+)`))?.[1];
      broken.push(`${file}${at ? `:${at}` : ''}: ${fullName}: ${line(failure)}`);
    }
    if (assertionResults.length === 0 && status === 'failed')
      broken.push(`${file}: ${line(message ?? '')}`);
  }
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests, broken, files };
}

/** Counts of a Vitest report with a tag filter: the tests that it leaves out do not count. @param {any} report @returns {Result} */
export function readTagged(report) {
  const isChosen = (/** @type {any} */ { status }) => status !== 'skipped' && status !== 'pending';
  return readVitest({
    ...report,
    numTotalTests: report.numTotalTests - report.numPendingTests,
    testResults: report.testResults.map((/** @type {any} */ file) => ({
      ...file,
      assertionResults: file.assertionResults.filter(isChosen),
    })),
  });
}

/** Counts written by one of the project's own tools. @param {any} report @returns {Result} */
export const readCounts = (report) => report;

/** The last 40 lines of the page snapshot of a failed end-to-end test. @param {any} result @returns {string[]} */
function pageSnapshot({ attachments = [] }) {
  const path = attachments.find((/** @type {any} */ { name }) => name === 'error-context')?.path;
  if (!path || !existsSync(path)) return [];
  const page = [...readFileSync(path, 'utf8').matchAll(/```yaml\n(.*?)\n```/gs)].at(-1)?.[1];
  return page?.split('\n').slice(-40) ?? [];
}

/**
 * Counts of a Playwright report; skipped and flaky tests count as failed.
 * @param {any} report @returns {Result}
 */
export function readPlaywright({ stats, suites, errors }) {
  const broken = errors.map((/** @type {any} */ { message }) => line(message ?? ''));
  /** @type {Record<string, number>} */
  const seconds = {};
  const read = (/** @type {any} */ suite) => {
    for (const inner of suite.suites ?? []) read(inner);
    for (const { file, title, tests } of suite.specs ?? []) {
      for (const { status, results } of tests) {
        for (const { duration = 0 } of results)
          seconds[file] = (seconds[file] ?? 0) + duration / 1000;
        if (status === 'expected') continue;
        const failed = results.find((/** @type {any} */ result) => result.error);
        const [why, ...more] = lines(failed?.error.message ?? status);
        const at = failed?.error.location?.line;
        broken.push(`${file}${at ? `:${at}` : ''}: ${title}: ${why}`);
        const details = more.filter((text) => text.trim() !== '').slice(0, 12);
        broken.push(...[...details, ...pageSnapshot(failed ?? {})].map((text) => `  ${text}`));
      }
    }
  };
  for (const suite of suites) read(suite);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    broken,
    files: Object.entries(seconds).map(([file, time]) => ({ file, seconds: time })),
  };
}

/** The CPU seconds that each part took when they were last recorded, by its title. */
const recordedTimes = join(root, 'tools', 'lib', 'cpuSeconds.json');
/** Runs checks, counts passes and failures and measures times. A failed check does not stop the rest. */
export function createTally() {
  const begun = readMeter();
  /** @type {import('./meter.mjs').Stretch[]} */
  const stretches = [];
  let passed = 0;
  let failed = 0;
  /** @type {string[]} */
  const broken = [];
  /** @type {{ title: string, words: string, time?: string }[]} */
  const phases = [];
  /** @type {FileTime[]} */
  const files = [];
  mkdirSync(reports, { recursive: true });

  /** Starts a part. Returns the function that ends it, with its time. @param {string} title @param {import('./meter.mjs').Lane} lane */
  function begin(title, lane) {
    step(title);
    const from = readMeter();
    return (/** @type {number | undefined} */ counted = undefined) => {
      const to = readMeter();
      stretches.push({ title, lane, from, to, ...(counted === undefined ? {} : { counted }) });
      return `${(to.time - from.time).toFixed(1)} s`;
    };
  }

  /** @param {string} title @param {Result} result @param {string} time */
  function count(title, result, time) {
    passed += result.passed;
    failed += result.failed;
    if (result.failed > 0) broken.push(`${title}:`, ...result.broken.map((why) => `  ${why}`));
    files.push(...(result.files ?? []));
    const words = `${title}: ${result.passed} passed, ${result.failed} failed`;
    phases.push({ title, words, time });
    say(`  ${words} (${time})`);
  }

  return {
    /**
     * Runs a command as one check, which passes if it exits with 0. Returns whether it passed. Its output is printed once it
     * has ended: that of a failed one, or with `prints` always.
     */
    async command(
      /** @type {string} */ title,
      /** @type {string} */ name,
      /** @type {string[]} */ args,
      /** @type {{ env?: NodeJS.ProcessEnv, lane?: import('./meter.mjs').Lane, prints?: boolean }} */
      { prints, lane = 'first', ...options } = {},
    ) {
      const end = begin(title, lane);
      const execute = lane === 'spare' ? runCounted : run;
      const nice = niceness[lane];
      const { code, output, ...rest } = await execute(name, args, {
        ...options,
        nice,
        quiet: true,
      });
      const words = stripVTControlCharacters(output).trim();
      if (code !== 0 || prints) say(words);
      const why = words.split('\n').slice(-12);
      const result = { passed: 0, failed: 1, broken: why };
      count(title, code === 0 ? { passed: 1, failed: 0, broken: [] } : result, end(rest.counted));
      return code === 0;
    },

    /**
     * Runs a test runner and reads the counts from its report. A runner that fails without a failed test, or runs no test,
     * counts as one failure.
     * @param {string} title @param {string} name @param {readonly string[]} args
     * @param {{ report: string, read: (json: any) => Result, env?: NodeJS.ProcessEnv, lane?: import('./meter.mjs').Lane }} options
     */
    async tests(title, name, args, { report, read, env, lane = 'first' }) {
      const end = begin(title, lane);
      writeFileSync(report, '');
      // The output of one that runs beside others is printed in one piece.
      const quiet = lane !== 'first';
      const nice = niceness[lane];
      const { code, output } = await run(name, [...args], { quiet, nice, ...(env ? { env } : {}) });
      if (quiet) say(output.trim());
      const text = existsSync(report) ? readFileSync(report, 'utf8') : '';
      const result = text ? read(JSON.parse(text)) : { passed: 0, failed: 0, broken: [] };
      const unexplained =
        (code !== 0 && result.failed === 0) || result.passed + result.failed === 0;
      if (unexplained) {
        result.failed += 1;
        result.broken.push(`exited with ${code} without a failed test`);
      }
      count(title, result, end());
    },

    /** Counts a part that could not start, or go on, as one failure. */
    broken(/** @type {string} */ title, /** @type {unknown} */ error) {
      const why = error instanceof Error ? error.message : String(error);
      count(title, { passed: 0, failed: 1, broken: lines(why) }, 'not run to its end');
    },

    /** Reports a check that cannot run here, which counts as neither passed nor failed. */
    skip(/** @type {string} */ title, /** @type {string} */ why) {
      step(title);
      phases.push({ title, words: `${title}: ${why}` });
      say(`  ${title}: ${why}`);
    },

    /**
     * Prints the time of each part, the parts that take more than recorded, the ten slowest files, the failures and, last, the
     * counts. With `record` it stores the CPU seconds of the parts as the new record.
     */
    finish({ record = false } = {}) {
      const slowest = files.sort((a, b) => b.seconds - a.seconds).slice(0, 10);
      const alone = Object.fromEntries(
        Object.entries(cpuSecondsOf(stretches)).map(([title, cpu]) => [title, Math.round(cpu)]),
      );
      say('\nTimes');
      for (const { title, words, time } of phases) {
        const work = alone[title] === undefined ? '' : `, ${alone[title]} CPU s`;
        say(`  ${words}${time ? ` (${time}${work})` : ''}`);
      }
      /** @type {Record<string, number>} */
      const recorded = existsSync(recordedTimes)
        ? JSON.parse(readFileSync(recordedTimes, 'utf8'))
        : {};
      const { speed, grown } = grownParts(alone, recorded);
      const more = grown.map(
        (title) =>
          `  ${title}: ${recorded[title] ?? 'not recorded'} -> ${Math.round((alone[title] ?? 0) / speed)} CPU s`,
      );
      if (Math.abs(speed - 1) > 0.1)
        say(`This machine takes ${speed.toFixed(2)} times the recorded work, here taken out`);
      if (more.length > 0) say(`Parts that grew since recorded\n${more.join('\n')}`);
      if (record) {
        const all = Object.entries({ ...recorded, ...alone }).sort(([a], [b]) => (a < b ? -1 : 1));
        writeFileSync(recordedTimes, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
      }
      say('Slowest files');
      for (const { file, seconds } of slowest)
        say(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
      if (broken.length > 0) say(`\nFailed\n${broken.join('\n')}`);
      // Repeat without details, so that the end of the log names every failure.
      const titles = broken.filter((why) => !why.startsWith('    '));
      if (titles.length < broken.length) say(`\nFailed, summary\n${titles.join('\n')}`);
      const end = readMeter();
      const seconds = end.time - begun.time;
      const cpu = cpuBetween(begun, end).all;
      const busy = ((cpu / seconds / cpus().length) * 100).toFixed(0);
      say(`\n${seconds.toFixed(1)} s, ${cpu.toFixed(0)} CPU s, ${busy} % busy`);
      say(`tests: ${passed} passed, ${failed} failed`);
      process.exitCode = failed > 0 ? 1 : 0;
    },
  };
}
