import { apiAt, type ContractApi, contractCases, describeCalls } from '@portal/data/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { listingApi } from '../src/api/listing/api.ts';
import { reviewApi } from '../src/api/review/api.ts';
import { specialOfferApi } from '../src/api/special-offer/api.ts';
import { termApi } from '../src/api/term/api.ts';
import { termSingles } from '../src/api/term/termKinds.ts';
import { createChecker, written } from './description.ts';
import { sharedBackend } from './sharedBackend.ts';

describe('the backend keeps the contract', () => {
  let server: Awaited<ReturnType<typeof sharedBackend>>;
  let api: ContractApi;
  let described: Parameters<typeof createChecker>[0];
  let checker: ReturnType<typeof createChecker>;

  beforeAll(async () => {
    server = await sharedBackend('hesitant');
    described = await (await fetch(`${server.url}/api/openapi.json`)).json();
    checker = createChecker(described);
    const plain = apiAt(server.url, fetch);
    api = {
      ...plain,
      async call(method, path, options) {
        const response = await plain.call(method, path, options);
        checker.check(method, path, response.status, response.body, options?.body);
        return response;
      },
    };
  });

  test.each(contractCases)('$title', ({ run }) => run(api));

  test('every accepted request and every answer was as it is described', () => {
    console.log(checker.said());
    expect(checker.problems).toEqual([]);
  });

  test('the description is that of the portal, and of every call there is', () => {
    expect(written(), 'stale: npm run openapi').toEqual(describeCalls());
    expect(described, 'packages/data/src/testing/openapi has every call').toEqual(written());
  });

  test('the description says which calls are one attempt by their key', () => {
    const taken = [listingApi, reviewApi, specialOfferApi, ...termSingles.map(termApi)]
      .flatMap(({ routes }) => routes)
      .filter(({ config }) => config?.middlewares?.includes('global::idempotency'))
      .flatMap(({ method, path }) => {
        const types = /:type\(([^)]*)\)/.exec(path)?.[1]?.split('|') ?? [''];
        return types.map((type) => `${method} ${path.replace(/:type\([^)]*\)/, type)}`);
      })
      .map((call) => call.replace(':id', '{id}'));
    // Whatever is charged has an attempt of its own.
    const paying = [
      'POST /special-offers',
      'POST /me/stripe/subscriptions',
      'PATCH /me/stripe/subscriptions',
    ];
    const said = Object.entries(described.paths).flatMap(([path, calls]) =>
      Object.entries(calls)
        .filter(([, { parameters }]) => parameters?.some(({ name }) => name === 'Idempotency-Key'))
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    );
    expect(said.sort()).toEqual([...taken, ...paying].sort());
  });
});
