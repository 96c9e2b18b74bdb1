import { expect, test } from 'vitest';
import {
  addressOf,
  defaultView,
  isNarrowed,
  readView,
  toQuery,
  writeView,
} from './accountsQuery.ts';

const read = (query: string) => readView(new URLSearchParams(query));

test('a query and its view say the same', () => {
  const query =
    'search=aroha&status=blocked&plan=free%2Cpaid&role=vendor%2Csupport&from=2026-01-01&to=2026-02-28&pending=true&sort=name&rows=25&page=3';
  expect(writeView(read(query)).toString()).toBe(query);
  expect(isNarrowed(read(query))).toBe(true);
});

test('unknown values fall back to the defaults', () => {
  const view = read(
    'status=gone&plan=gold&role=king&from=2026-02-31&to=x&pending=1&sort=age&page=-1',
  );
  expect(view).toEqual(defaultView);
  expect(addressOf(view)).toBe('/accounts');
  expect(isNarrowed(view)).toBe(false);
  expect(toQuery(view)).not.toHaveProperty('joinedFrom');
});
