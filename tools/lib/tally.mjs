import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { run } from './run.mjs';
import { root } from './runtime.mjs';
import { say, step } from './say.mjs';

/** Where test programs write their reports. */
export const reports = join(root, 'test-results');

/** @typedef {{ passed: number, failed: number, broken: string[] }} Result `broken`: each failed test, with its first words of why; indented lines tell more of the one above. */

const lines = (/** @type {string} */ text) => stripVTControlCharacters(text).trim().split('\n');
const line = (/** @type {string} */ text) => lines(text)[0] ?? '';

/** What vitest counted; a test that was skipped did not hold. @param {any} report @returns {Result} */
export function readVitest({ numTotalTests, numPassedTests, testResults }) {
  /** @type {string[]} */
  const broken = [];
  for (const { name, message, assertionResults } of testResults) {
    const file = relative(root, name);
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status === 'passed') continue;
      broken.push(`${file}: ${fullName}: ${line(failureMessages?.[0] ?? status)}`);
    }
    if (assertionResults.length === 0) broken.push(`${file}: ${line(message ?? '')}`);
  }
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests, broken };
}

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
  const read = (/** @type {any} */ suite) => {
    for (const inner of suite.suites ?? []) read(inner);
    for (const { file, title, tests } of suite.specs ?? []) {
      for (const { status, results } of tests) {
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
  };
}

/**
 * Runs checks one after the other and counts what passed and failed; a failed one does not stop the rest.
 * What was counted is added to a file when TALLY names one, so that several commands can be summed up.
 */
export function createTally() {
  let passed = 0;
  let failed = 0;
  /** @type {string[]} */
  const broken = [];
  mkdirSync(reports, { recursive: true });

  /** @param {string} title @param {Result} result @param {number} started */
  function count(title, result, started) {
    passed += result.passed;
    failed += result.failed;
    if (result.failed > 0) broken.push(`${title}:`, ...result.broken.map((why) => `  ${why}`));
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    say(`  ${title}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
  }

  return {
    /** A command that is one check: it passes when it ends well. */
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
    },

    /**
     * A test runner that writes a report; `read` takes the numbers out of it. A runner that ends badly without
     * a failed test, or that ran none, is itself one failure.
     * @param {string} title @param {string} name @param {string[]} args
     * @param {{ report: string, read: (json: any) => Result, env?: NodeJS.ProcessEnv }} options
     */
    async tests(title, name, args, { report, read, env }) {
      step(title);
      const started = Date.now();
      writeFileSync(report, '');
      const { code } = await run(name, args, env ? { env } : {});
      const text = existsSync(report) ? readFileSync(report, 'utf8') : '';
      const result = text ? read(JSON.parse(text)) : { passed: 0, failed: 0, broken: [] };
      const silent = (code !== 0 && result.failed === 0) || result.passed + result.failed === 0;
      if (silent) {
        result.failed += 1;
        result.broken.push(`ended with ${code}, without a failed test`);
      }
      count(title, result, started);
    },

    /** Says that a check could not be tried here, which is neither passed nor failed. */
    leftOut(/** @type {string} */ title, /** @type {string} */ why) {
      step(title);
      say(`  ${title}: ${why}`);
    },

    /**
     * Ends with what did not hold and the line that says how it went, with what earlier commands counted: whoever
     * sees only the end of the output sees what broke.
     */
    finish() {
      const file = process.env.TALLY;
      if (file) {
        const before = existsSync(file)
          ? JSON.parse(readFileSync(file, 'utf8'))
          : { passed: 0, failed: 0, broken: [] };
        passed += before.passed;
        failed += before.failed;
        broken.unshift(...before.broken);
        writeFileSync(file, JSON.stringify({ passed, failed, broken }));
      }
      if (broken.length > 0) say(`\nNot well\n${broken.join('\n')}`);
      say(`tests: ${passed} passed, ${failed} failed`);
      process.exitCode = failed > 0 ? 1 : 0;
    },
  };
}
