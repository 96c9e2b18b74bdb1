import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { tags } from './lib/backendTags.ts';
import { LongestFirst } from './lib/longestFirst.ts';

/** Backend tests on PostgreSQL, which tools/test-postgres.mjs starts. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    environment: 'node',
    pool: 'threads',
    // A worker keeps its servers from file to file: backend/tests/sharedBackend.ts.
    isolate: false,
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    root: resolve(import.meta.dirname, '../backend'),
    include: [
      'tests/{contract,listings,lists,figures,staffInvites,system,accounts,accountDeletion,audit,secondFactor,passkeys,claims,directory,directoryChanges,sessions,trash,webhooks,bulkMoves}.test.ts',
      'tests/{killedImport,importLogos,staffSecondFactor}.slow.test.ts',
      'tests/**/*.postgres.ts',
    ],
    tags,
    globalSetup: 'tests/firstStarts.setup.ts',
    testTimeout: 60_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
