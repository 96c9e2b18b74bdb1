import { defineConfig } from '@playwright/test';
import { browserArguments, browserEnvironment, findBrowser } from '../tools/lib/browser.mjs';
import { readStripe } from './support/stripeKeys.ts';
import { isSweep, sweepOnly } from './support/sweep.ts';

const browser = await findBrowser();
/** Timeout factor: Stripe's test mode responds over the network and advances test clocks slowly. */
const timeoutFactor = readStripe(process.env).atStripe ? 3 : 1;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/endToEnd',
  // Each worker runs one product for all its files. The longest files run last, split into short tests.
  workers: 2,
  ...(isSweep ? {} : { grepInvert: new RegExp(sweepOnly.tag) }),
  retries: 0,
  timeout: 120_000 * timeoutFactor,
  expect: { timeout: 60_000 * timeoutFactor },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/e2e.json' }],
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    reducedMotion: 'reduce',
    actionTimeout: 60_000 * timeoutFactor,
    // A trace costs a quarter of the run time; enable it with `--trace on`.
    trace: 'off',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      // Pages live too short for optimized code: compiling it is a tenth of their work.
      args: [...browserArguments(), '--js-flags=--no-maglev,--no-opt'],
      env: browserEnvironment(),
    },
  },
});
