import { expect, test } from 'vitest';
import { defaultView, readView, toQuery, writeView } from './auditQuery.ts';

const read = (search: string) => readView(new URLSearchParams(search));

test('every filter survives its query', () => {
  const search =
    'actor=3&action=listing.approve&record=apps%2F12&from=2026-11-01&to=2026-11-20&page=2';
  const view = read(search);
  expect(String(writeView(view))).toBe(search);
  expect(toQuery(view)).toEqual({
    actor: '3',
    action: 'listing.approve',
    record: 'apps/12',
    from: '2026-11-01',
    to: '2026-11-20',
    page: 2,
    pageSize: 10,
  });
});

test('unknown values are no filter', () => {
  for (const search of [
    'actor=me',
    'action=listing.',
    'action=toString',
    'record=apps',
    'record=users/1/2',
    'from=2026-11-01',
    'from=2026-11-09&to=2026-11-01',
  ])
    expect(read(search)).toEqual(defaultView);
});
