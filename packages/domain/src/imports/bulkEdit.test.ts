import { expect, test } from 'vitest';
import { emptyListingValues } from '../listing/listingFields.ts';
import {
  type BulkChange,
  type BulkOperation,
  bulkAction,
  bulkDecision,
  bulkEdited,
  bulkFeature,
  bulkIds,
  bulkProblems,
  bulkTarget,
} from './bulkEdit.ts';

const change = (operation: string, ids: unknown = [], field = 'industries') => ({
  field,
  operation,
  ids,
});
const problemsOf = (changes: unknown, collection: 'apps' | 'services' = 'apps') =>
  bulkProblems(changes, collection).map(({ path, message }) => [path.join('.'), message]);

test('terms are added to those of a listing, removed from them, or replace them', () => {
  const values = { ...emptyListingValues(), subcategories: [3, 1] };
  const edited = (operation: BulkOperation, ids: number[], field = 'subcategories') =>
    bulkEdited(values, [{ field, operation, ids }]);
  expect(edited('add', [1, 2])).toEqual({ subcategories: [3, 1, 2] });
  expect(edited('remove', [1, 2])).toEqual({ subcategories: [3] });
  expect(edited('replace', [])).toEqual({ subcategories: [] });
  expect(edited('check', [], 'nz')).toEqual({ nz: true });
  expect(edited('uncheck', [], 'draft')).toEqual({ draft: false });
});

test('changes name a field of the collection once, with what it can have', () => {
  expect(problemsOf([change('add', [1]), change('check', [], 'nz')])).toEqual([]);
  expect(problemsOf([change('add', [1], 'locations')], 'services')).toEqual([]);
  expect(problemsOf([change('uncheck', [], 'draft')])).toEqual([]);
  // More can be removed than a listing may have.
  expect(problemsOf([change('remove', [1, 2, 3])])).toEqual([]);
  const nothing = [['changes', 'Choose what to change']];
  expect(problemsOf([])).toEqual(nothing);
  expect(problemsOf('all')).toEqual(nothing);
  expect(problemsOf([null])).toEqual(nothing);
  const invalid = 'Changes are not valid';
  expect(problemsOf([change('add', [1]), change('remove', [2])])).toEqual([['changes', invalid]]);
  for (const wrong of [
    change('add', [1], 'locations'),
    change('add', [1], 'name'),
    change('add', undefined, 'nz'),
    change('add', null),
    change('remove', [1, 1]),
    change(
      'remove',
      Array.from({ length: 101 }, (_, id) => id + 1),
    ),
    change('merge', [1]),
    change('check', [1], 'nz'),
    change('check', [], 'draft'),
    change('check'),
  ])
    expect(problemsOf([wrong])).toEqual([[`changes.${wrong.field}`, invalid]]);
  expect(problemsOf([change('add')])).toEqual([['changes.industries', 'Choose at least one']]);
  for (const wrong of [change('add', ['1']), change('add', [1, 2])])
    expect(problemsOf([wrong])).toEqual([['changes.industries', expect.any(String)]]);
});

test('a decision is an edit of its own, with a reason of limited length', () => {
  const decline = { ...change('decline', [], 'status'), note: 'Spam' };
  expect(problemsOf([decline])).toEqual([]);
  expect(problemsOf([change('approve', [], 'status')])).toEqual([]);
  expect(problemsOf([decline, change('check', [], 'nz')])).toEqual([
    ['changes', 'Approve or decline in an edit of its own'],
  ]);
  expect(problemsOf([{ ...decline, note: 'x'.repeat(10_000) }])).toEqual([
    ['changes.status', expect.any(String)],
  ]);
  for (const wrong of [change('approve', [], 'nz'), change('check', [], 'status')])
    expect(problemsOf([wrong])).toEqual([[`changes.${wrong.field}`, 'Changes are not valid']]);
  const decisionOf = (operation: BulkOperation, note?: string) =>
    bulkDecision([{ field: 'status', operation, ids: [], note }]);
  expect(decisionOf('decline', 'Spam')).toEqual({ status: 'DECLINED', note: 'Spam' });
  expect(decisionOf('approve', ' ')).toEqual({ status: 'APPROVED', note: null });
  expect(bulkDecision([{ field: 'nz', operation: 'check', ids: [] }])).toBeUndefined();
});

test('a move to another vendor is an edit of its own, which those who manage accounts make', () => {
  const move = change('move', [7], 'account');
  expect(problemsOf([move])).toEqual([]);
  expect(problemsOf([move, change('check', [], 'nz')])).toEqual([
    ['changes', 'Move to another vendor in an edit of its own'],
  ]);
  for (const wrong of [
    change('move', [], 'account'),
    change('move', [7, 8], 'account'),
    change('move', ['7'], 'account'),
    change('move', [7]),
    change('replace', [7], 'account'),
  ])
    expect(problemsOf([wrong])).toEqual([[`changes.${wrong.field}`, 'Changes are not valid']]);
  const edit: BulkChange[] = [{ field: 'account', operation: 'move', ids: [7] }];
  expect([bulkTarget(edit), bulkAction(edit)]).toEqual([7, 'accounts.manage']);
  const fields: BulkChange[] = [{ field: 'industries', operation: 'replace', ids: [7] }];
  expect([bulkTarget(fields), bulkAction(fields)]).toEqual([undefined, undefined]);
  expect(bulkAction([{ field: 'status', operation: 'approve', ids: [] }])).toBe('listing.decide');
});

test('ids are of terms or a user, and may be of nothing where terms are removed', () => {
  const idsOf = (operation: BulkOperation, field: string) => bulkIds({ field, operation, ids: [] });
  expect(idsOf('add', 'locations')).toBe('locations');
  expect(idsOf('remove', 'locations')).toBeUndefined();
  expect(idsOf('check', 'nz')).toBeUndefined();
  expect(idsOf('move', 'account')).toBe('users');
  expect(idsOf('unfeature', 'featured')).toBe('industries');
  expect(idsOf('decline', 'status')).toBeUndefined();
});

test('an edit of its own changes the featured listings of one industry', () => {
  const feature = change('feature', [3], 'featured');
  expect(problemsOf([feature])).toEqual([]);
  expect(problemsOf([feature, change('check', [], 'nz')])).toEqual([
    ['changes', 'Change featured listings in an edit of its own'],
  ]);
  for (const wrong of [
    change('unfeature', [], 'featured'),
    change('feature', [3, 4], 'featured'),
    change('feature', [3]),
    change('move', [3], 'featured'),
  ])
    expect(problemsOf([wrong])).toEqual([[`changes.${wrong.field}`, 'Changes are not valid']]);
  const edit = (operation: BulkOperation): BulkChange[] => [
    { field: 'featured', operation, ids: [3] },
  ];
  expect(bulkFeature(edit('feature'))).toEqual({ industry: 3, features: true });
  expect(bulkFeature(edit('unfeature'))).toEqual({ industry: 3, features: false });
  expect(bulkFeature([{ field: 'account', operation: 'move', ids: [3] }])).toBeUndefined();
  expect(bulkAction(edit('feature'))).toBe('term.write');
});
