import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { run } from './run.mjs';
import { root } from './runtime.mjs';
import { say, step } from './say.mjs';

/** Where test programs write their reports. */
export const reports = join(root, 'test-results');

/** What vitest counted; a test that was skipped did not hold. */
export const readVitest = (
  /** @type {{ numTotalTests: number, numPassedTests: number }} */ {
    numTotalTests,
    numPassedTests,
  },
) => ({ passed: numPassedTests, failed: numTotalTests - numPassedTests });

/** What Playwright counted; one that was skipped, or held only when tried again, did not hold. */
export const readPlaywright = (
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} */ {
    stats,
  },
) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped });

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

  /** @param {string} title @param {{ passed: number, failed: number }} result @param {number} started */
  function count(title, result, started) {
    passed += result.passed;
    failed += result.failed;
    if (result.failed > 0) broken.push(title);
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
      if (code !== 0) say(output.trim());
      count(title, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, started);
    },

    /**
     * A test runner that writes a report; `read` takes the numbers out of it. A runner that ends badly without
     * a failed test, or that ran none, is itself one failure.
     * @param {string} title @param {string} name @param {string[]} args
     * @param {{ report: string, read: (json: any) => { passed: number, failed: number }, env?: NodeJS.ProcessEnv }} options
     */
    async tests(title, name, args, { report, read, env }) {
      step(title);
      const started = Date.now();
      writeFileSync(report, '');
      const { code } = await run(name, args, env ? { env } : {});
      const text = existsSync(report) ? readFileSync(report, 'utf8') : '';
      const result = text ? read(JSON.parse(text)) : { passed: 0, failed: 0 };
      const silent = (code !== 0 && result.failed === 0) || result.passed + result.failed === 0;
      count(title, silent ? { ...result, failed: result.failed + 1 } : result, started);
    },

    /** Says that a check could not be tried here, which is neither passed nor failed. */
    leftOut(/** @type {string} */ title, /** @type {string} */ why) {
      step(title);
      say(`  ${title}: ${why}`);
    },

    /** Ends with the line that says how it went, with what earlier commands counted. */
    finish() {
      const file = process.env.TALLY;
      if (file) {
        const before = existsSync(file)
          ? JSON.parse(readFileSync(file, 'utf8'))
          : { passed: 0, failed: 0 };
        passed += before.passed;
        failed += before.failed;
        writeFileSync(file, JSON.stringify({ passed, failed }));
      }
      if (broken.length > 0) say(`\nNot well: ${broken.join(', ')}`);
      say(`tests: ${passed} passed, ${failed} failed`);
      process.exitCode = failed > 0 ? 1 : 0;
    },
  };
}
