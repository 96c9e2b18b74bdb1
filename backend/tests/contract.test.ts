import {
  apiAt,
  type ContractApi,
  contractCases,
  databaseCases,
  describeCalls,
  laterCases,
} from '@portal/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { createChecker, written } from './description.ts';
import { sharedBackend } from './sharedBackend.ts';
import { areAll, DATABASE, isSweep } from './startBackend.ts';

describe('the backend fulfills the contract', () => {
  let server: Awaited<ReturnType<typeof sharedBackend>>;
  let api: ContractApi;
  let described: Parameters<typeof createChecker>[0];
  let checker: ReturnType<typeof createChecker>;

  beforeAll(async () => {
    server = await sharedBackend('equipped');
    described = await (await fetch(`${server.url}/api/openapi.json`)).json();
    checker = createChecker(described);
    api = apiAt(server.url, fetch, (method, path, { status, body }, sent) =>
      checker.check(method, path, status, body, sent),
    );
  });

  const cases = areAll ? contractCases : contractCases.filter((each) => !laterCases.has(each));
  for (const each of cases)
    test(each.title, isSweep || databaseCases.has(each) ? DATABASE : {}, () => each.run(api));

  test('every accepted request and every response matched the description', DATABASE, () => {
    console.log(checker.summary());
    expect(checker.problems).toEqual([]);
  });

  test('the description covers every call and equals the portal’s', () => {
    expect(written(), 'stale: npm run openapi').toEqual(describeCalls());
    expect(described, 'packages/testing/src/openapi has every call').toEqual(written());
  });
});
