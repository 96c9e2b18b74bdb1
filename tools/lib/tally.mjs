import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { run } from './run.mjs';
import { root } from './runtime.mjs';
import { say, step } from './say.mjs';

/** Where test programs write their reports. */
export const reports = join(root, 'test-results');

/** @typedef {{ file: string, seconds: number }} FileTime */

/**
 * `broken`: each failed test with its file and the first line of its error; indented lines tell more of the one above.
 * @typedef {{ passed: number, failed: number, broken: string[], files?: FileTime[] }} Result
 */

const lines = (/** @type {string} */ text) => stripVTControlCharacters(text).trim().split('\n');
const line = (/** @type {string} */ text) => lines(text)[0] ?? '';

/** What vitest counted; a test that was skipped did not hold. @param {any} report @returns {Result} */
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

/** Counts that one of the project's own tools wrote. @param {any} report @returns {Result} */
export const readCounts = (report) => report;

/** What was on the page when a journey failed, by roles and words: the last lines of it. @param {any} result @returns {string[]} */
function lastSeen({ attachments = [] }) {
  const path = attachments.find((/** @type {any} */ { name }) => name === 'error-context')?.path;
  if (!path || !existsSync(path)) return [];
  const page = [...readFileSync(path, 'utf8').matchAll(/```yaml\n(.*?)\n```/gs)].at(-1)?.[1];
  return page?.split('\n').slice(-40) ?? [];
}

/**
 * What Playwright counted; one that was skipped, or held only when tried again, did not hold.
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
        broken.push(...[...details, ...lastSeen(failed ?? {})].map((text) => `  ${text}`));
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

/** Runs checks, counts what passed and failed, and measures each; a failed one does not stop the rest. */
export function createTally() {
  const begun = Date.now();
  let passed = 0;
  let failed = 0;
  /** @type {string[]} */
  const broken = [];
  /** @type {string[]} */
  const phases = [];
  /** @type {FileTime[]} */
  const files = [];
  mkdirSync(reports, { recursive: true });

  /** @param {string} title @param {Result} result @param {number} started */
  function count(title, result, started) {
    passed += result.passed;
    failed += result.failed;
    if (result.failed > 0) broken.push(`${title}:`, ...result.broken.map((why) => `  ${why}`));
    files.push(...(result.files ?? []));
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const words = `${title}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`;
    phases.push(words);
    say(`  ${words}`);
  }

  return {
    /** A command that is one check: it passes when it exits with 0. Returns whether it did. */
    async command(
      /** @type {string} */ title,
      /** @type {string} */ name,
      /** @type {string[]} */ args,
      options = {},
    ) {
      step(title);
      const started = Date.now();
      const { code, output } = await run(name, args, { quiet: true, ...options });
      const words = stripVTControlCharacters(output).trim();
      if (code !== 0) say(words);
      const why = words.split('\n').slice(-12);
      const result = { passed: 0, failed: 1, broken: why };
      count(title, code === 0 ? { passed: 1, failed: 0, broken: [] } : result, started);
      return code === 0;
    },

    /**
     * A test runner that writes a report; `read` takes the counts out of it. A runner that fails without
     * a failed test, or that ran none, is itself one failure.
     * @param {string} title @param {string} name @param {readonly string[]} args
     * @param {{ report: string, read: (json: any) => Result, env?: NodeJS.ProcessEnv }} options
     */
    async tests(title, name, args, { report, read, env }) {
      step(title);
      const started = Date.now();
      writeFileSync(report, '');
      const { code } = await run(name, [...args], env ? { env } : {});
      const text = existsSync(report) ? readFileSync(report, 'utf8') : '';
      const result = text ? read(JSON.parse(text)) : { passed: 0, failed: 0, broken: [] };
      const silent = (code !== 0 && result.failed === 0) || result.passed + result.failed === 0;
      if (silent) {
        result.failed += 1;
        result.broken.push(`exited with ${code}, without a failed test`);
      }
      count(title, result, started);
    },

    /** Says that a check could not be tried here, which is neither passed nor failed. */
    leftOut(/** @type {string} */ title, /** @type {string} */ why) {
      step(title);
      phases.push(`${title}: ${why}`);
      say(`  ${title}: ${why}`);
    },

    /** Prints the time of each part, the ten slowest files, what failed, and last the line with the counts. */
    finish() {
      const slowest = files.sort((a, b) => b.seconds - a.seconds).slice(0, 10);
      say(`\nTimes\n${phases.map((words) => `  ${words}`).join('\n')}`);
      say('Slowest files');
      for (const { file, seconds } of slowest)
        say(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
      if (broken.length > 0) say(`\nFailed\n${broken.join('\n')}`);
      // Once more without details, so that the end of the log names every failure.
      const titles = broken.filter((why) => !why.startsWith('    '));
      if (titles.length < broken.length) say(`\nFailed, in short\n${titles.join('\n')}`);
      say(`\n${((Date.now() - begun) / 1000).toFixed(0)} s`);
      say(`tests: ${passed} passed, ${failed} failed`);
      process.exitCode = failed > 0 ? 1 : 0;
    },
  };
}
