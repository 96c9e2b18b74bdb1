import { expect, test } from 'vitest';
import { inView } from './inView.ts';

test('of a long list the first rows are rendered, with the number of all; other data stays', () => {
  const rows = Array.from({ length: 100 }, (_, id) => ({ id, data: null }));
  const meta = { pagination: { total: 11_000 } };
  const user = { id: 1, staff_roles: Array.from({ length: 40 }, String) };
  const short = { data: rows.slice(0, 10), meta };
  expect(JSON.parse(inView(JSON.stringify({ user, long: { data: rows, meta }, short })))).toEqual({
    user,
    long: { data: rows.slice(0, 30), meta },
    short,
  });
});
