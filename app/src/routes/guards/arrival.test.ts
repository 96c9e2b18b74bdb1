import { makeUser } from '@portal/data/testing';
import { expect, test } from 'vitest';
import { everythingOn } from '../../flags.ts';
import { routes } from '../../router.tsx';
import { arrive } from './arrival.ts';

const people = {
  free: makeUser({ plan: 'free' }),
  trial: makeUser({ plan: 'trial' }),
  paid: makeUser({ plan: 'paid' }),
  admin: makeUser({ staff: true }),
};
type Person = keyof typeof people;

const everybody: Person[] = ['free', 'trial', 'paid', 'admin'];
const upgraded: Person[] = ['trial', 'paid'];
const vendors: Person[] = ['free', ...upgraded];

const forAdmins = 'That page is for admins.';
const noPage = 'There is no such page.';
const analyticsOff = 'Analytics are switched off.';
const dashboardOff = 'The dashboard is switched off with the analytics.';

/** Address, who, where they arrive, and why; without a flag when it says so. */
const table: [string, Person[], string, string[]?, 'analytics off'?][] = [
  ['/', vendors, '/apps/active'],
  ['/apps', everybody, '/apps/active'],
  ['/services', everybody, '/services/active'],
  ['/nowhere', vendors, '/apps/active', [noPage]],
  ['/apps/nowhere/at/all', vendors, '/apps/active', [noPage]],
  ['/dashboard', vendors, '/apps/active', [forAdmins]],
  ['/apps/active', everybody, '/apps/active'],
  ['/apps/active?user=me', everybody, '/apps/active?user=me'],
  ['/apps/active/all', vendors, '/apps/active', [forAdmins]],
  ['/services/pending/all', vendors, '/apps/active', [forAdmins]],
  ['/apps/active/all', ['admin'], '/apps/active/all'],
  ['/apps/pending/view/kea/and/more', everybody, '/apps/pending/view/kea'],
  ['/apps/new', everybody, '/apps/new'],
  ['/services/new', [...upgraded, 'admin'], '/services/new'],
  ['/services/new', ['free'], '/paywall/services', ['Listing services is part of Premium.']],
  ['/paywall/services', ['free'], '/paywall/services'],
  ['/paywall/services', upgraded, '/services/new', ['You already have Premium.']],
  ['/paywall/services', ['admin'], '/services/new', ['Admins have everything that Premium adds.']],
  ['/paywall/trial', ['free'], '/paywall/trial'],
  ['/paywall/trial', upgraded, '/services/new', ['You already have Premium.']],
  ['/paywall/special-offer', everybody, '/paywall/special-offer'],
  ['/account', everybody, '/account/personal-information'],
  ['/account/trial', everybody, '/account/trial'],
  ['/account/payment_methods', everybody, '/account/payment_methods'],
  ['/account/payment_methods/new', everybody, '/account/payment_methods/new'],
  ['/account/payment_methods/subscription', everybody, '/account/payment_methods/subscription'],
  ['/account/subscription?quarterly=true', everybody, '/account/subscription?quarterly=true'],
  ['/apps/active/analytics/kea', everybody, '/apps/active/analytics/kea'],
  ['/services/active/analytics/kea', [...upgraded, 'admin'], '/services/active/analytics/kea'],
  [
    '/services/pending/analytics/kea',
    ['free'],
    '/account/subscription/analytics-paywall',
    ['Service analytics are part of Premium.'],
  ],
  ['/account/subscription/analytics-paywall', ['free'], '/account/subscription/analytics-paywall'],
  ['/account/subscription/analytics-paywall', upgraded, '/account/subscription'],
  [
    '/account/subscription/analytics-paywall',
    ['admin'],
    '/services/new',
    ['Admins have everything that Premium adds.'],
  ],
  ['/services/active/view/kea/special-offer', everybody, '/services/active/view/kea/special-offer'],
  ['/reviews/services/new', everybody, '/reviews/services/new'],
  ['/reviews', everybody, '/reviews'],
  ['/special-offers', vendors, '/special-offers'],
  ['/special-offers', ['admin'], '/special-offers/apps/pending'],
  ['/reviews/apps/pending', ['admin'], '/reviews/apps/pending'],
  ['/reviews/apps/active/view/7', vendors, '/apps/active', [forAdmins]],
  ['/special-offers/services/active', ['admin'], '/special-offers/services/active'],
  ['/special-offers/apps/pending', vendors, '/apps/active', [forAdmins]],
  ['/featured', vendors, '/apps/active', [forAdmins]],
  ['/featured', ['admin'], '/featured'],
  ['/categories', vendors, '/apps/active', [forAdmins]],
  ['/categories', ['admin'], '/categories'],
  ['/categories/view/7', vendors, '/apps/active', [forAdmins]],
  ['/categories/view/7', ['admin'], '/categories/view/7'],
  ['/industries', vendors, '/apps/active', [forAdmins]],
  ['/industries', ['admin'], '/industries'],
  ['/locations', vendors, '/apps/active', [forAdmins]],
  ['/locations', ['admin'], '/locations'],
  ['/', ['admin'], '/dashboard'],
  ['/nowhere', ['admin'], '/dashboard', [noPage]],
  ['/', everybody, '/apps/active', [], 'analytics off'],
  ['/dashboard', vendors, '/apps/active', [forAdmins], 'analytics off'],
  ['/dashboard', ['admin'], '/apps/active?user=me', [dashboardOff], 'analytics off'],
  ['/apps/active/analytics/kea', everybody, '/apps/active', [analyticsOff], 'analytics off'],
  ['/services/active/analytics/kea', ['free'], '/apps/active', [analyticsOff], 'analytics off'],
];

// Rows: 2.11, 2.17, 2.22, 2.27, 4.10, 6.2, 6.3, 6.4
test.each(
  table.flatMap(([address, who, at, why = [], off]) =>
    who.map((person) => [person, address, at, why, off] as const),
  ),
)('%s who opens %s arrives at %s', (person, address, at, why, off) => {
  const visitor = { user: people[person], flags: { ...everythingOn, analytics: !off } };
  expect(arrive(routes, address, visitor)).toEqual({ at, why });
});
