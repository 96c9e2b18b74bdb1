import { expect, test } from 'vitest';
import { savedViewLimits } from '../base/savedViewLimits.ts';
import { everyCall } from '../calls/index.ts';
import { audiencesOf } from './audience.ts';
import { listsWithViews } from './listsWithViews.ts';
import {
  arrangedViews,
  changedSavedView,
  compareViews,
  deletedSavedView,
  newSavedView,
  type OwnedView,
  seesView,
} from './savedView.ts';

const vendor = { staff: [], id: 1, accountId: 1 };
const support = { staff: ['support'], id: 2, accountId: 2 } as const;
const colleague = { staff: ['support', 'finance'], id: 3, accountId: 3 } as const;
const moderator = { staff: ['moderator'], id: 4, accountId: 4 } as const;
const owner = { staff: ['owner'], id: 5, accountId: 5 } as const;
const now = new Date('2026-11-28T10:00:00.000Z');
const own: OwnedView = {
  id: 1,
  userId: support.id,
  list: '/audit',
  name: 'Logins',
  query: 'action=session',
  icon: 'bookmark',
  place: null,
  sharedWith: null,
  isDefault: true,
  pinnedAt: null,
};
const reasonOf = (outcome: object) => ('rejected' in outcome ? outcome.rejected : undefined);

test('a query is kept as its list understands it, and unknown parts are refused', () => {
  const queryOf = (list: string, query: string) => {
    const view = newSavedView([], support, { list, name: 'View', query }, now);
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
  expect(queryOf('/audit', 'from=2026-11-01')).toBe('from=2026-11-01');
  expect(queryOf('/audit', 'from=2026-11-02&to=2026-11-01')).toContain('“from”');
  expect(queryOf('/audit', 'sort=name')).toContain('no filter “sort”');
  expect(queryOf('/audit', `record=${'x'.repeat(savedViewLimits.query)}`)).toContain('2000');
});

test('a list that a user cannot open has no views, also when the user could once', () => {
  const data = { list: '/audit', name: 'Mine', query: 'action=session' };
  expect(reasonOf(newSavedView([], vendor, data, now))).toBe('invalid');
  expect(reasonOf(newSavedView([], support, data, now))).toBeUndefined();
  const former = { ...own, userId: vendor.id };
  expect(reasonOf(changedSavedView([former], former, vendor, { name: 'Other' }, now))).toBe(
    'invalid',
  );
  expect([seesView(support, own), seesView(vendor, former)]).toEqual([true, false]);
});

test('a change leaves the rest of a view, and may keep its name', () => {
  const next = changedSavedView([own], own, support, { name: 'Logins', is_default: false }, now);
  const { id: _, userId: __, place: ___, ...values } = own;
  expect(next).toEqual({ ...values, isDefault: false });
});

test('names differ by more than case and spaces', () => {
  const view = { list: '/audit', name: ' LOGINS ', query: 'action=session' };
  expect(newSavedView([own], support, view, now)).toMatchObject({
    facts: { details: { errors: [{ path: ['name'] }] } },
  });
});

test('a view whose stored query is no longer known is renamed, and is no longer the default', () => {
  const old = { ...own, query: 'weather=rain' };
  const change = { name: 'Old', is_default: false };
  expect(changedSavedView([old], old, support, change, now)).toMatchObject({
    name: 'Old',
    query: 'weather=rain',
    isDefault: false,
  });
  expect(changedSavedView([old], old, support, { query: old.query }, now)).toHaveProperty(
    'rejected',
  );
});

test('a user has a limited number of views', () => {
  const many = Array.from({ length: savedViewLimits.views }, (_, id) => ({ ...own, id }));
  expect(newSavedView(many, support, {}, now)).toEqual({ rejected: 'too-many-saved-views' });
});

const shared: OwnedView = { ...own, sharedWith: 'support', isDefault: false };
const ofAll: OwnedView = { ...shared, list: '/accounts', query: 'plan=free', sharedWith: 'staff' };

// Rows: X45V.5
test('a shared view is seen by those with its role and by owners, if they may open its list', () => {
  const whoSee = (view: OwnedView) =>
    [vendor, support, colleague, moderator, owner]
      .filter((who) => seesView(who, view))
      .map(({ id }) => id);
  expect(whoSee(own)).toEqual([support.id]);
  expect(whoSee(shared)).toEqual([support.id, colleague.id, owner.id]);
  expect(whoSee(ofAll)).toEqual([support.id, colleague.id, moderator.id, owner.id]);
  // The audit log is not for moderators.
  expect(whoSee({ ...shared, sharedWith: 'staff' })).toEqual([support.id, colleague.id, owner.id]);
  expect(whoSee({ ...ofAll, userId: null })).toEqual(whoSee(ofAll));
});

test('users who no longer are staff see personal views only, also of their own', () => {
  const left = { ...vendor, id: support.id };
  const view = { ...ofAll, list: '/apps/active', query: 'search=desk' };
  expect(seesView(left, view)).toBe(false);
  expect(seesView(left, { ...view, sharedWith: null })).toBe(true);
});

// Rows: X45V.5
test('staff share with roles that may open the list, and vendors do not share', () => {
  expect(audiencesOf('/accounts')).toEqual([
    'staff',
    'owner',
    'moderator',
    'editor',
    'finance',
    'support',
  ]);
  expect(audiencesOf('/audit')).toEqual(['owner', 'support']);
  const data = { list: '/audit', name: 'View', query: 'action=session' };
  const share = (shared_with: unknown) => newSavedView([], support, { ...data, shared_with }, now);
  expect(share('owner')).toMatchObject({ sharedWith: 'owner' });
  expect(share('moderator')).toMatchObject({
    facts: { details: { errors: [{ path: ['shared_with'] }] } },
  });
  expect(reasonOf(share('vendors'))).toBe('invalid');
  const ofVendor = { list: '/apps/active', name: 'View', query: 'search=a', shared_with: 'staff' };
  expect(reasonOf(newSavedView([], vendor, ofVendor, now))).toBe('admins-only');
});

// Rows: X45V.5
test('those who see a shared view choose it as their default; its owner and owners of the portal change it', () => {
  const change = (actor: typeof support | typeof colleague | typeof owner, data: object) =>
    changedSavedView([shared], shared, actor, { ...data }, now);
  expect(change(colleague, { is_default: true })).toMatchObject({
    name: 'Logins',
    isDefault: true,
  });
  expect(reasonOf(change(colleague, { name: 'Mine' }))).toBe('role-missing');
  expect(reasonOf(change(colleague, { shared_with: null }))).toBe('role-missing');
  expect(change(owner, { name: 'Ours' })).toMatchObject({ name: 'Ours', sharedWith: 'support' });
  expect(change(support, { shared_with: null })).toMatchObject({ sharedWith: null });
  // It would be a personal view of another user.
  expect(reasonOf(change(owner, { shared_with: null }))).toBe('invalid');
  expect(reasonOf(deletedSavedView(shared, colleague))).toBe('role-missing');
  expect([deletedSavedView(shared, support), deletedSavedView(shared, owner)]).toEqual([
    shared,
    shared,
  ]);
});

// Rows: X45V.6
test('those who see a view pin it for themselves, once', () => {
  const pin = (view: OwnedView, data: object, at = now) =>
    changedSavedView([view], view, colleague, { ...data }, at);
  expect(pin(shared, { is_pinned: true })).toMatchObject({ pinnedAt: now.toISOString() });
  const pinned = { ...shared, pinnedAt: now.toISOString() };
  const later = new Date(now.getTime() + 1000);
  expect(pin(pinned, { is_pinned: true }, later)).toMatchObject({ pinnedAt: pinned.pinnedAt });
  expect(pin(pinned, { is_default: true }, later)).toMatchObject({ pinnedAt: pinned.pinnedAt });
  expect(pin(pinned, { is_pinned: false })).toMatchObject({ pinnedAt: null });
  expect(reasonOf(pin(shared, { is_pinned: 1 }))).toBe('invalid');
});

// Rows: X45V.6
test('each list names the call that reads its views', () => {
  const paths = new Set(everyCall().map(({ method, path }) => `${method} ${path}`));
  const calls = [...listsWithViews.values()].map((list) => list().call(new URLSearchParams()));
  expect(calls).toHaveLength(19);
  for (const { path } of calls) expect(paths).toContain(`GET ${path}`);
  const asked = (list: string, query: string) =>
    listsWithViews.get(list)?.().call(new URLSearchParams(query)).query;
  expect(asked('/accounts', 'plan=paid&status=blocked')?.get('plan')).toBe('paid');
  expect(asked('/reviews/apps/pending', 'rating=2')?.get('filters[rating][$eq]')).toBe('2');
  expect(asked('/apps/active', 'search=desk')?.get('user')).toBe('me');
});

// Rows: X45V.8
test('a view keeps its icon, and new ones have the usual one', () => {
  const data = { list: '/audit', name: 'View', query: 'action=session' };
  expect(newSavedView([], support, data, now)).toMatchObject({ icon: 'bookmark' });
  expect(newSavedView([], support, { ...data, icon: 'skull' }, now)).toMatchObject({
    rejected: 'invalid',
    facts: { details: { errors: [{ path: ['icon'] }] } },
  });
  const flagged = changedSavedView([own], own, support, { icon: 'flag' }, now);
  expect(flagged).toMatchObject({ icon: 'flag', name: 'Logins' });
  const renamed = changedSavedView([own], { ...own, icon: 'flag' }, support, { name: 'In' }, now);
  expect(renamed).toMatchObject({ icon: 'flag', name: 'In' });
});

// Rows: X45V.8
test('views are in the order of their reader, then by name', () => {
  const view = (id: number, name: string, place: number | null = null, list = '/audit') => ({
    ...own,
    id,
    name,
    place,
    list,
  });
  const seen = [view(1, 'Beta'), view(2, 'Alpha'), view(3, 'Gamma', 1), view(4, 'Delta', 0)];
  expect(seen.toSorted(compareViews).map(({ id }) => id)).toEqual([4, 3, 2, 1]);
  const arrange = (ids: unknown) =>
    arrangedViews([...seen, view(5, 'Other', null, '/accounts')], { list: '/audit', ids });
  expect(arrange([3, 1])).toEqual([3, 1]);
  expect(arrange([9, 3, 5, 1, 1])).toEqual([3, 1]);
  for (const wrong of [[], [5], [9], ['1'], 'x', undefined])
    expect(arrange(wrong)).toMatchObject({ facts: { details: { errors: [{ path: ['ids'] }] } } });
});
