import { apiAt, type ContractApi, contractCases, describeCalls } from '@portal/data/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createChecker, written } from './description.ts';
import { startBackend } from './startBackend.ts';

describe('the backend keeps the contract', () => {
  let server: Awaited<ReturnType<typeof startBackend>>;
  let api: ContractApi;
  let described: Parameters<typeof createChecker>[0];
  let checker: ReturnType<typeof createChecker>;

  beforeAll(async () => {
    server = await startBackend();
    described = await (await fetch(`${server.url}/api/openapi.json`)).json();
    checker = createChecker(described);
    const plain = apiAt(server.url, fetch);
    api = {
      ...plain,
      async call(method, path, options) {
        const answer = await plain.call(method, path, options);
        checker.check(method, path, answer.status, answer.body, options?.body);
        return answer;
      },
    };
  });

  afterAll(() => server?.stop());

  test.each(contractCases)('$title', ({ run }) => run(api));

  test('every accepted request and every answer was as it is described', () => {
    console.log(checker.said());
    expect(checker.problems).toEqual([]);
  });

  test('the description is that of the portal, and of every call there is', () => {
    // Stale: npm run openapi.
    expect(written()).toEqual(describeCalls());
    expect(described).toEqual(written());
  });
});
