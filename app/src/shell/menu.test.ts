import type { User } from '@portal/data/schemas';
import { makeAdmin, makeUser } from '@portal/testing';
import { expect, test } from 'vitest';
import { everythingOn } from '../flags.ts';
import { sections } from '../pages.ts';
import { menuGroups } from './menu.ts';
import { menuPages } from './section.ts';

const counts = {
  apps: { mine: 12, minePending: 5, all: 40, waiting: 3 },
  services: { mine: 0, minePending: 0, all: 8, waiting: 0 },
  reviews: { apps: 0, services: 0 },
  specialOffers: { apps: 0, services: 0 },
};

const menuOf = (user: User, pathname: string) =>
  menuGroups({ flags: everythingOn, user, counts, pathname });

const administrationPages = (user: User) =>
  sections.flatMap((section) =>
    section.icon ? menuPages(section, { user, flags: everythingOn }).map(({ label }) => label) : [],
  );

const currentOf = (admin: boolean, pathname: string) =>
  menuOf(admin ? makeAdmin() : makeUser(), pathname).flatMap((group) =>
    group.items.filter((item) => item.current).map((item) => `${group.label}: ${item.label}`),
  );

// Rows: 2.28
test('a vendor sees their lists with counts', () => {
  const [apps] = menuOf(makeUser(), '/');
  expect(apps?.items.map(({ label, count }) => [label, count])).toEqual([
    ['My listings', 12],
    ['Pending listings', 5],
  ]);
});

// Rows: 2.28
test('an admin sees all lists; pending work is marked', () => {
  const [, apps, services] = menuOf(makeAdmin(), '/');
  expect(apps?.items.map(({ label, count, waiting }) => [label, count, waiting])).toEqual([
    ['All listings', 40, undefined],
    ['My listings', 12, undefined],
    ['Pending listings', 3, true],
  ]);
  expect(services?.items[2]?.waiting).toBe(false);
});

test('support sees all records, and no terms', () => {
  const support = menuOf(makeAdmin({ staffRoles: ['support'] }), '/');
  expect(support.map(({ label }) => label)).toEqual([
    'Dashboard',
    'App Listings',
    'Cloud Experts',
    'Reviews',
    'Special Offers',
    'Administration',
  ]);
  expect(support[3]?.items.map(({ label }) => label)).toContain('App reviews');
});

test('the pages for those who run the portal are one entry, which opens the first they may open', () => {
  const owner = makeAdmin({ staffRoles: ['owner'] });
  const editor = makeAdmin({ staffRoles: ['editor'] });
  const last = (user: User) =>
    menuOf(user, '/')
      .at(-1)
      ?.items.map(({ label, href }) => [label, href]);
  expect(last(owner)).toEqual([['Administration', '/accounts']]);
  expect(administrationPages(owner)).toEqual([
    'Accounts',
    'Reason templates',
    'Audit log',
    'API keys',
    'Webhooks',
    'Brand',
    'System',
  ]);
  expect(administrationPages(editor)).toEqual(['Accounts', 'Reason templates']);
  expect(administrationPages(makeUser())).toEqual([]);
});

test.each([
  [false, '/apps/active', ['App Listings: My listings']],
  [false, '/apps/active/view/kea', ['App Listings: My listings']],
  [false, '/apps/pending/view/kea', ['App Listings: Pending listings']],
  [false, '/services/new', ['Cloud Experts: Pending listings']],
  [false, '/reviews', ['Reviews: My reviews']],
  [false, '/reviews/services/new', ['Reviews: Write a review']],
  [false, '/special-offers', ['Special Offers: My offers']],
  [false, '/reviews/received', ['Reviews: Reviews of my listings']],
  [true, '/reviews/apps/new', ['Reviews: Write a review']],
  [true, '/reviews/apps/active/view/7', ['Reviews: App reviews']],
  [true, '/apps/active', ['App Listings: My listings']],
  [true, '/apps/active/all', ['App Listings: All listings']],
  [true, '/apps/active/view/kea', ['App Listings: All listings']],
  [true, '/services/pending/all', ['Cloud Experts: Pending listings']],
  [true, '/services/pending/view/kea', ['Cloud Experts: Pending listings']],
  [true, '/accounts/3', ['Administration: Administration']],
  [true, '/templates', ['Administration: Administration']],
])('admin %s on %s: exactly one entry is current', (admin, pathname, expected) => {
  expect(currentOf(admin, pathname)).toEqual(expected);
});
