import type { SavedView } from '@portal/data/savedViews';
import { makeAdmin, makeUser } from '@portal/testing';
import { expect, test } from 'vitest';
import { everythingOn } from '../flags.ts';
import { paths } from '../paths.ts';
import { paletteItems, restItems, viewItems } from './paletteItems.ts';

const idsOf = (user: Parameters<typeof paletteItems>[0]['user']) =>
  paletteItems({ user, flags: everythingOn }).map(({ id }) => id);

test('the palette has the pages and actions that the user may open, each once', () => {
  const staff = idsOf(makeAdmin({ staffRoles: ['owner'] }));
  expect(staff).toEqual(
    expect.arrayContaining([paths.audit, paths.import('accounts'), paths.import('reviews')]),
  );
  expect(new Set(staff).size).toBe(staff.length);
  const vendor = idsOf(makeUser());
  expect(vendor).toEqual(
    expect.arrayContaining([
      paths.newListing('apps'),
      paths.import('apps'),
      paths.imports,
      paths.security,
      paths.myReviews,
    ]),
  );
  expect(vendor).not.toContain(paths.audit);
  expect(vendor).not.toContain(paths.import('accounts'));
  expect(vendor).not.toContain(paths.listings('apps', 'active', 'all'));
  // Without a plan there are no services.
  expect(vendor).not.toContain(paths.newListing('services'));
  expect(vendor).not.toContain(paths.import('services'));
});

// Rows: X45V.7
test('the palette has the views with their lists', () => {
  const view: SavedView = {
    id: 1,
    list: '/apps/active',
    name: 'Desks',
    icon: 'bookmark',
    query: 'search=desk',
    isDefault: false,
    pinnedAt: null,
    sharedWith: null,
    sharedBy: null,
    editable: true,
  };
  expect(viewItems([view], { user: makeAdmin(), flags: everythingOn })).toMatchObject([
    {
      id: 'views/1',
      label: 'Desks',
      group: 'Views',
      hint: 'App Listings · My listings',
      href: '/apps/active?search=desk',
    },
  ]);
  const ofAll = { ...view, list: '/apps/active/all' };
  const vendor = { user: makeUser(), flags: everythingOn };
  expect(viewItems([ofAll], vendor)[0]?.hint).toBeUndefined();
});

test('matches that are not listed are in the list of their kind, if the user has it', () => {
  const of = (scope: 'active' | 'pending', total: number) =>
    ({ place: { collection: 'apps', scope, whose: 'mine' }, records: [], total }) as const;
  const visitor = { user: makeUser(), flags: everythingOn };
  const lists = [
    of('active', 10),
    of('pending', 0),
    // Of staff.
    { place: null, records: [], total: 7 },
  ];
  expect(restItems(lists, 'bulk app', visitor)).toMatchObject([
    { label: 'Show all 10 in the list', href: '/apps/active?search=bulk+app', rest: 10 },
  ]);
  const both = restItems([of('active', 10), of('pending', 7)], 'a', visitor);
  expect(both.map(({ rest }) => rest)).toEqual(['some', 'some']);
});
