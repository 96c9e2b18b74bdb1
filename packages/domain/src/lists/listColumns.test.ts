import { expect, test } from 'vitest';
import { exportColumns } from './exportedList.ts';
import { askedColumns, changedListLayouts, columnsOfList, type ListLayout } from './listColumns.ts';

const stored = [{ list: '/apps/active', columns: ['status'] }];

// Rows: X45C.1
test('the columns of a list replace those chosen before, and null returns to its own', () => {
  const services = { list: '/services/pending/all', columns: ['location', 'waiting'] };
  const both = changedListLayouts(stored, services);
  expect(both).toEqual([...stored, services]);
  expect(
    changedListLayouts(stored, { list: '/apps/active', columns: ['changed', 'status'] }),
  ).toEqual([{ list: '/apps/active', columns: ['changed', 'status'] }]);
  expect(changedListLayouts(stored, { list: '/apps/active', columns: null })).toEqual([]);
  const accounts = { list: '/accounts', columns: ['role', 'joined'] };
  expect(changedListLayouts(stored, accounts)).toEqual([...stored, accounts]);
});

// Rows: X45C.3
test('a change keeps what it omits of the columns, widths and height of rows', () => {
  const list = '/apps/active';
  const after = (...changes: object[]) =>
    changes.reduce<ListLayout[]>((layouts, change) => {
      const next = changedListLayouts(layouts, { list, ...change });
      if ('rejected' in next) throw new Error(String(next.rejected));
      return next;
    }, []);
  expect(after({ widths: { status: 200 } })).toEqual([
    { list, columns: [], widths: { status: 200 } },
  ]);
  const laidOut = [
    { columns: ['changed', 'status'] },
    { widths: { status: 200 } },
    { widths: { changed: 120 } },
    { compact: true },
  ];
  const whole = { list, columns: ['changed', 'status'], widths: { status: 200, changed: 120 } };
  expect(after(...laidOut)).toEqual([{ ...whole, compact: true }]);
  expect(after(...laidOut, { widths: { status: null }, compact: false })).toEqual([
    { ...whole, widths: { changed: 120 } },
  ]);
  expect(after(...laidOut, { columns: null })).toEqual([{ ...whole, columns: [], compact: true }]);
  expect(after(...laidOut, { columns: null, widths: null, compact: false })).toEqual([]);
});

test.each([
  [{ list: '/audit', columns: ['status'] }, 'list'],
  [{ list: 'toString', columns: ['status'] }, 'list'],
  [{ list: '/apps/active', columns: [] }, 'columns'],
  [{ list: '/apps/active', columns: 'status' }, 'columns'],
  [{ list: '/apps/active', columns: ['status', 'status'] }, 'columns'],
  [{ list: '/apps/active', columns: ['location'] }, 'columns'],
  [{ list: '/apps/active', columns: ['vendor'] }, 'columns'],
  [{ list: '/apps/active' }, 'columns'],
  [{ list: '/accounts', columns: ['status'] }, 'columns'],
  [{ list: '/apps/active', columns: null, widths: { status: 95 } }, 'widths'],
  [{ list: '/apps/active', columns: null, widths: { status: 801 } }, 'widths'],
  [{ list: '/apps/active', columns: null, widths: { status: '100' } }, 'widths'],
  [{ list: '/apps/active', columns: null, widths: { location: 100 } }, 'widths'],
  [{ list: '/apps/active', columns: null, widths: 'status' }, 'widths'],
  [{ list: '/apps/active', columns: null, compact: 'yes' }, 'compact'],
])('%o is refused', (body, field) => {
  expect(changedListLayouts(stored, body)).toMatchObject({
    rejected: 'invalid',
    facts: { details: { errors: [{ path: [field] }] } },
  });
});

test('only the queue has waiting times, and only lists of all vendors name the vendor', () => {
  expect(columnsOfList('/apps/active/all')).not.toContain('waiting');
  expect(columnsOfList('/apps/pending/all')).toContain('waiting');
  expect(columnsOfList('/apps/pending')).not.toContain('vendor');
  expect(columnsOfList('/services/active')).toEqual([
    ...['status', 'industry', 'category', 'location', 'changed', 'created'],
  ]);
});

test('every column of a list is a column of its export', () => {
  const exports = {
    '/apps/pending/all': 'apps',
    '/services/active': 'services',
    '/accounts': 'accounts',
  } as const;
  for (const [list, exported] of Object.entries(exports))
    expect(exportColumns(exported, askedColumns(list, columnsOfList(list))), list).not.toBeNull();
});
