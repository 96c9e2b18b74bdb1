import { defineConfig } from '@playwright/test';
import everyday from '../playwright.config.ts';

/** Journeys that are too long for every day; `.ci/run` makes them. */
export default defineConfig({
  ...everyday,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/slow-journeys',
  reporter: [
    ['list'],
    [
      'json',
      {
        outputFile:
          process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../../test-results/slow-journeys.json',
      },
    ],
  ],
});
