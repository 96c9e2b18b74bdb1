import { beforeAll, describe, expect, it } from 'vitest';
import { allOf, type Caller, callsOf, signIn } from './caller.ts';
import { queries, rejectionOf, resultOf } from './queries.ts';
import { sharedBackend } from './sharedBackend.ts';
import { turnOf } from './startBackend.ts';

describe('an invalid query', () => {
  let url: string;
  let admin: Caller;
  let vendor: Caller;
  beforeAll(async () => {
    ({ url } = await sharedBackend());
    admin = await signIn(url, 'admin');
    vendor = await signIn(url, 'vendor');
  });

  it.each(queries)('is rejected by a list: %s', async (query) => {
    for (const caller of [vendor, admin])
      expect(await resultOf(caller, query)).toEqual(rejectionOf(query));
  });

  it.each(queries)('causes no server error in any call: %s', async (query) => {
    const lists = (await callsOf(url)).filter(
      ({ method, path }) => method === 'GET' && !path.includes('{'),
    );
    await allOf(turnOf(lists, queries.indexOf(query)), async ({ path }) => {
      const response = await admin.get(`/api${path}?${query}`);
      expect(`${path}?${query} ${response.status} ${response.text}`).toMatch(
        / (2\d\d |4\d\d .*"message":"[^"])/,
      );
    });
  });
});
