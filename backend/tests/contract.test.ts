import { apiAt, contractCases } from '@portal/data/testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { startBackend } from './startBackend.ts';

describe('the backend keeps the contract', () => {
  let server: Awaited<ReturnType<typeof startBackend>>;
  let api: ReturnType<typeof apiAt>;

  beforeAll(async () => {
    server = await startBackend();
    api = apiAt(server.url, fetch);
  });

  afterAll(() => server?.stop());

  test.each(contractCases)('$title', ({ run }) => run(api));
});
