import { describe, test } from 'vitest';
import { createMemoryBackend } from '../memory/memoryBackend.ts';
import { apiAt, contractCases } from './index.ts';

describe('the in-memory backend fulfills the contract', () => {
  test.each(contractCases)('$title', async ({ run }) => {
    const backend = createMemoryBackend();
    await run(apiAt('http://portal.test', backend.fetch));
  });
});
