import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The same tests on another database: see tools/test-postgres.mjs, which brings the database. */
export default defineConfig({
  test: {
    environment: 'node',
    pool: 'threads',
    root: resolve(import.meta.dirname, '../backend'),
    include: ['tests/**/*.test.ts', 'tests/**/*.postgres.ts'],
    exclude: ['tests/**/*.sqlite.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
