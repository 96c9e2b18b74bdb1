import { describe, test } from 'vitest';
import { clock } from '../clock.ts';
import { createMemoryBackend } from '../memory/memoryBackend.ts';
import { apiAt, contractCases } from './index.ts';

describe('the in-memory backend fulfills the contract', () => {
  test.each(contractCases)('$title', async ({ run }) => {
    let time = clock.getTime();
    // Time passes between calls.
    const now = () => ++time;
    const backend = createMemoryBackend({ now });
    await run(apiAt('http://portal.test', backend.fetch));
  });
});
