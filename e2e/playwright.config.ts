import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../tools/lib/browser.mjs';

const browser = await findBrowser();

export default defineConfig({
  testDir: '.',
  testIgnore: 'slow/**',
  outputDir: '../test-results/journeys',
  // Each has a product of its own.
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
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
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
    launchOptions: { ...(browser ? { executablePath: browser } : {}), args: browserArguments() },
  },
});
