import { expect, test } from 'vitest';
import { declareList, lastPageOf, searchText } from './declaredList.ts';

test('a page after the last one is followed by the last', () => {
  const jobs = declareList({ path: '/jobs', params: { search: searchText } });
  const view = jobs.read(new URLSearchParams('search=bike&page=99'));
  const last = lastPageOf(view, 39);
  expect(last && jobs.addressOf(last)).toBe('/jobs?search=bike&page=4');
  expect(lastPageOf({ ...view, page: 4 }, 39)).toBeNull();
  expect(lastPageOf(view, 0)).toEqual({ ...view, page: 1 });
  expect(lastPageOf(jobs.initial, 0)).toBeNull();
});
