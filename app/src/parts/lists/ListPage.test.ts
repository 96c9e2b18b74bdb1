import { DataError } from '@portal/data/schemas';
import { expect, test } from 'vitest';
import { listStateOf } from './ListPage.tsx';

const where = 'GET /apps';

test('only a loaded, empty list shows that nothing matches; a rejected call is an error', () => {
  const value = { rows: [], pagination: { page: 1, pageSize: 10, pageCount: 0, total: 0 } };
  const list = {
    kind: 'ready',
    value,
    refreshing: false,
    kept: false,
    problem: null,
  } as const;
  expect(listStateOf(list, true)).toBe('no-match');
  expect(listStateOf(list, false)).toBe('empty');
  const rejected = new DataError('invalid', { message: 'These filters cannot be used', where });
  expect(listStateOf({ kind: 'failed', error: rejected }, true)).toBe('failed');
});
