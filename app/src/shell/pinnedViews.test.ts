import type { SavedView } from '@portal/data/savedViews';
import { makeAdmin } from '@portal/testing';
import { expect, test } from 'vitest';
import { everythingOn } from '../flags.ts';
import { menuGroups } from './menu.ts';
import { pinsOf, withPins } from './pinnedViews.ts';

const visitor = { user: makeAdmin({ staffRoles: ['owner'] }), flags: everythingOn };

const view = (id: number, over: Partial<SavedView> = {}): SavedView => ({
  id,
  list: '/apps/active/all',
  name: `View ${id}`,
  icon: 'bookmark',
  query: 'search=desk&sort=name',
  isDefault: false,
  pinnedAt: '2026-11-28T10:00:00.000Z',
  sharedWith: null,
  sharedBy: null,
  editable: true,
  ...over,
});

const menuWith = (pins: SavedView[], address: string) => {
  const [pathname = '', search = ''] = address.split('?');
  const groups = menuGroups({ ...visitor, counts: null, pathname });
  const counts = { 1: 12 };
  return withPins(groups, pins, visitor, { pathname, search }, counts).flatMap(
    ({ items }) => items,
  );
};

const currentOf = (pins: SavedView[], address: string) =>
  menuWith(pins, address)
    .filter(({ current }) => current)
    .map(({ href }) => href);

// Rows: X45V.6
test('the first five that were pinned are in the menu, in the order of all views', () => {
  const at = (id: number, minute: number) =>
    view(id, { pinnedAt: `2026-11-28T10:0${minute}:00.000Z` });
  const views = [at(1, 3), at(2, 1), view(9, { pinnedAt: null }), at(3, 5), at(4, 5), at(5, 2)];
  expect(pinsOf([...views, at(6, 7)]).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});

// Rows: X45V.6
test('a pin is below the entry of its list, or of the section that has the list', () => {
  const audit = view(2, { list: '/audit', query: 'action=session' });
  const live = view(3, { list: '/reviews/apps/active', query: 'rating=5' });
  const items = menuWith([view(1), audit, live], '/dashboard').map(({ href }) => href);
  const above = (href: string) => items[items.indexOf(href) - 1];
  expect(above('/apps/active/all?search=desk&sort=name')).toBe('/apps/active/all');
  expect(above('/audit?action=session')).toBe('/accounts');
  expect(above('/reviews/apps/active?rating=5')).toBe('/reviews/apps/pending');
  const counted = menuWith([view(1), audit], '/dashboard').filter(({ href }) =>
    href?.includes('?'),
  );
  expect(counted.map(({ count }) => count)).toEqual([12, undefined]);
});

// Rows: X45V.6
test('the open view is the current entry, whatever page of it is shown', () => {
  const pins = [view(1)];
  const address = '/apps/active/all?search=desk&sort=name';
  expect(currentOf(pins, address)).toEqual([address]);
  expect(currentOf(pins, '/apps/active/all?sort=name&page=2&search=desk')).toEqual([address]);
  expect(currentOf(pins, '/apps/active/all?search=desk')).toEqual(['/apps/active/all']);
  expect(currentOf(pins, '/apps/active')).toEqual(['/apps/active']);
});
