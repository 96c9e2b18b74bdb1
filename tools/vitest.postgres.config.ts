import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { tags } from './lib/backendTags.ts';
import { LongestFirst } from './lib/longestFirst.ts';
import { workers } from './lib/workers.mjs';

const backend = resolve(import.meta.dirname, '../backend');

/** Files that may have tagged tests; the others would only be loaded, in vain. */
const tagged = globSync('tests/**/*.{test,postgres}.ts', { cwd: backend }).filter((file) =>
  /module-tag database|\bDATABASE\b|tags:.*\bdatabase\b/.test(
    readFileSync(join(backend, file), 'utf8'),
  ),
);

/** Backend tests on PostgreSQL, which tools/test-postgres.mjs starts. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    environment: 'node',
    pool: 'threads',
    // A worker keeps its servers from file to file: backend/tests/sharedBackend.ts.
    isolate: false,
    maxWorkers: workers,
    sequence: { sequencer: LongestFirst },
    root: backend,
    include: tagged,
    tags,
    globalSetup: 'tests/firstStarts.setup.ts',
    testTimeout: 60_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
