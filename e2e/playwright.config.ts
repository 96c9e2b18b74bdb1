import { defineConfig } from '@playwright/test';
import { browserArguments, browserEnvironment, findBrowser } from '../tools/lib/browser.mjs';
import { readStripe } from './support/stripeKeys.ts';

const browser = await findBrowser();
/** Stripe itself answers over a network, and moves its clocks slowly. */
const patience = readStripe(process.env).atStripe ? 3 : 1;

export default defineConfig({
  // Each project has products of its own: what the flows store is not what the pages are looked at with.
  projects: [
    { name: 'flows', testDir: '.', testIgnore: 'slow/**' },
    { name: 'slow', testDir: 'slow' },
  ],
  outputDir: '../test-results/journeys',
  // Each has a product of its own.
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
    // Its pictures, one for each frame, are a third of what a journey takes; the page itself is kept at every step.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: browserArguments(),
      env: browserEnvironment(),
    },
  },
});
