import { DataError } from '@portal/data/schemas';
import { expect, test } from 'vitest';
import { listStateOf } from './ListPage.tsx';

const where = 'GET /apps';

test('only an answered, empty list says that nothing matches; a refused call is an error', () => {
  const answered = { rows: [], pagination: { page: 1, pageSize: 10, pageCount: 0, total: 0 } };
  const list = {
    kind: 'ready',
    value: answered,
    refreshing: false,
    kept: false,
    problem: null,
  } as const;
  expect(listStateOf(list, true)).toBe('no-match');
  expect(listStateOf(list, false)).toBe('empty');
  const rejected = new DataError('invalid', { message: 'These filters cannot be used', where });
  expect(listStateOf({ kind: 'failed', error: rejected }, true)).toBe('failed');
});
