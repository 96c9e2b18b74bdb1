import { defineConfig } from '@playwright/test';
import { browserArguments, browserEnvironment, findBrowser } from '../tools/lib/browser.mjs';
import { readStripe } from './support/stripeKeys.ts';

const browser = await findBrowser();
/** Stripe itself answers over a network, and moves its clocks slowly. */
const patience = readStripe(process.env).atStripe ? 3 : 1;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/endToEnd',
  // Each has one product from its first file to its last; the longest files stand near the end, split into short tests.
  workers: 2,
  retries: 0,
  timeout: 120_000 * patience,
  expect: { timeout: 15_000 * patience },
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/journeys.json' },
    ],
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    reducedMotion: 'reduce',
    actionTimeout: 15_000 * patience,
    // It costs a quarter of each journey; `--trace on` keeps one of a journey that failed.
    trace: 'off',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: browserArguments(),
      env: browserEnvironment(),
    },
  },
});
