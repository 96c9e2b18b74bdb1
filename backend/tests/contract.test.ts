import {
  apiAt,
  type ContractApi,
  contractCases,
  databaseCases,
  describeCalls,
} from '@portal/data/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { listingApi } from '../src/api/listing/api.ts';
import { reviewApi } from '../src/api/review/api.ts';
import { specialOfferApi } from '../src/api/special-offer/api.ts';
import { termApi } from '../src/api/term/api.ts';
import { termSingles } from '../src/api/term/termKinds.ts';
import { createChecker, written } from './description.ts';
import { sharedBackend } from './sharedBackend.ts';
import { DATABASE } from './startBackend.ts';

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

  for (const each of contractCases)
    test(each.title, databaseCases.has(each) ? DATABASE : {}, () => each.run(api));

  test('every accepted request and every response matched the description', DATABASE, () => {
    console.log(checker.summary());
    expect(checker.problems).toEqual([]);
  });

  test('the description covers every call and equals the portal’s', () => {
    expect(written(), 'stale: npm run openapi').toEqual(describeCalls());
    expect(described, 'packages/data/src/testing/openapi has every call').toEqual(written());
  });

  test('the description lists every call with an Idempotency-Key', () => {
    const repeatable = [listingApi, reviewApi, specialOfferApi, ...termSingles.map(termApi)]
      .flatMap(({ routes }) => routes)
      .filter(({ config }) => config?.middlewares?.includes('global::idempotency'))
      .flatMap(({ method, path }) => {
        const types = /:type\(([^)]*)\)/.exec(path)?.[1]?.split('|') ?? [''];
        return types.map((type) => `${method} ${path.replace(/:type\([^)]*\)/, type)}`);
      })
      .map((call) => call.replace(':id', '{id}'));
    // Calls that charge handle the key themselves.
    const paying = [
      'POST /special-offers',
      'POST /me/stripe/subscriptions',
      'PATCH /me/stripe/subscriptions',
    ];
    const documented = Object.entries(described.paths).flatMap(([path, calls]) =>
      Object.entries(calls)
        .filter(([, { parameters }]) => parameters?.some(({ name }) => name === 'Idempotency-Key'))
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    );
    expect(documented.sort()).toEqual([...repeatable, ...paying].sort());
  });
});
