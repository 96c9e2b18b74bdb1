import { expect, test } from 'vitest';
import { savedViewLimits } from '../base/savedViewLimits.ts';
import { changedSavedView, newSavedView, type SavedView } from './savedView.ts';

const vendor = { staff: [], accountId: 1 };
const support = { staff: ['support'], accountId: 2 } as const;
const own: SavedView = {
  id: 1,
  list: '/audit',
  name: 'Logins',
  query: 'action=session',
  isDefault: true,
};

test('a query is kept as its list understands it, and unknown parts are refused', () => {
  const queryOf = (list: string, query: string) => {
    const view = newSavedView([], support, { list, name: 'View', query });
    return 'rejected' in view ? view.facts?.message : view.query;
  };
  expect(queryOf('/audit', '?action=session&from=2026-11-01&to=2026-11-20')).toBe(
    'action=session&from=2026-11-01&to=2026-11-20',
  );
  expect(queryOf('/accounts', 'rows=10&plan=paid,free&sort=name')).toBe(
    'plan=free%2Cpaid&sort=name',
  );
  expect(queryOf('/reviews/apps/pending', 'rating=5')).toBe('rating=5');
  expect(queryOf('/audit', 'action=weather')).toContain('“action”');
  // One day is no range.
  expect(queryOf('/audit', 'from=2026-11-01')).toContain('“from”');
  expect(queryOf('/audit', 'sort=name')).toContain('no filter “sort”');
  expect(queryOf('/audit', `record=${'x'.repeat(savedViewLimits.query)}`)).toContain('2000');
});

test('a list that a user cannot open has no views, also when the user could once', () => {
  const rejected = (view: object) => ('rejected' in view ? view.rejected : undefined);
  const data = { list: '/audit', name: 'Mine', query: 'action=session' };
  expect(rejected(newSavedView([], vendor, data))).toBe('invalid');
  expect(rejected(newSavedView([], support, data))).toBeUndefined();
  expect(rejected(changedSavedView([own], own, vendor, { name: 'Other' }))).toBe('invalid');
});

test('a change leaves the rest of a view, and may keep its name', () => {
  const next = changedSavedView([own], own, support, { name: 'Logins', is_default: false });
  expect(next).toEqual({ ...own, isDefault: false });
});

test('names differ by more than case and spaces', () => {
  const view = { list: '/audit', name: ' LOGINS ', query: 'action=session' };
  expect(newSavedView([own], support, view)).toMatchObject({
    facts: { details: { errors: [{ path: ['name'] }] } },
  });
});

test('a view whose stored query is no longer known is renamed, and is no longer the default', () => {
  const old = { ...own, query: 'weather=rain' };
  const change = { name: 'Old', is_default: false };
  expect(changedSavedView([old], old, support, change)).toEqual({
    ...old,
    name: 'Old',
    isDefault: false,
  });
  expect(changedSavedView([old], old, support, { query: old.query })).toHaveProperty('rejected');
});

test('a user has a limited number of views', () => {
  const many = Array.from({ length: savedViewLimits.views }, (_, id) => ({ ...own, id }));
  expect(newSavedView(many, support, {})).toEqual({ rejected: 'too-many-saved-views' });
});
