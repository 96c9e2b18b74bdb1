import { makeUser } from '@portal/testing';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { everythingOn } from '../../flags.ts';
import { paths } from '../../paths.ts';
import { routes } from '../../router.tsx';
import { arrive } from './testing/arrival.ts';
import { type Person, people, placesOf } from './testing/arrivals.ts';

const users = {
  free: makeUser({ plan: 'free' }),
  trial: makeUser({ plan: 'trial' }),
  paid: makeUser({ plan: 'paid' }),
  lapsed: makeUser({ plan: 'free' }),
  admin: makeUser({ super: true }),
};
const named = (slug: string) => ({ slug, name: slug });
const places = placesOf({
  app: named('kea'),
  service: named('tui'),
  waitingApp: named('moa'),
  waitingService: named('weka'),
  category: named('birds'),
  reviews: { apps: 7, services: 8 },
});

/** Where the rules redirect to according to the table, followed to the end. */
function expected(person: Person, address: string): { at: string; why: string[] } {
  const [, , ways] = places.find(([each]) => each === address) ?? [];
  const [to, why] = ways?.rule?.[person] ?? [];
  if (to === undefined) return { at: address, why: [] };
  const next = expected(person, to);
  return { at: next.at, why: [...(why ? [why] : []), ...next.why] };
}

// Rows: 2.11, 2.17, 2.22, 2.27, 4.10, 6.2, 6.3, 6.4
test.each(people)('every path redirects as in the table: %s', (person) => {
  const visitor = { user: users[person], flags: everythingOn };
  const all = (arrival: (address: string) => object) =>
    Object.fromEntries(places.map(([address]) => [address, arrival(address)]));
  expect(all((address) => arrive(routes, address, visitor))).toEqual(
    all((address) => expected(person, address)),
  );
});

test('staff who view the portal as a vendor are not told why their own pages do not open', () => {
  const viewedBy = { name: 'Mere Kingi', until: '2026-11-20T00:30:00Z' };
  const visitor = { user: makeUser({ plan: 'free', viewedBy }), flags: everythingOn };
  expect(arrive(routes, '/accounts/2', visitor)).toEqual({ at: '/apps/active', why: [] });
});

const off = 'Analytics are turned off.';

test.each<[Person, string, string, ...string[]]>([
  ['free', '/', '/apps/active'],
  ['admin', '/', '/apps/active'],
  ['free', '/dashboard', '/apps/active', 'Only admins can open that page.'],
  [
    'admin',
    '/dashboard',
    '/apps/active?user=me',
    'The dashboard is off while analytics are turned off.',
  ],
  ['paid', '/apps/active/analytics/kea', '/apps/active', off],
  ['free', '/services/active/analytics/kea', '/apps/active', off],
])('with analytics off, %s who opens %s is redirected to %s', (person, address, at, ...why) => {
  const visitor = { user: users[person], flags: { ...everythingOn, analytics: false } };
  expect(arrive(routes, address, visitor)).toEqual({ at, why });
});

const pagesOf = (among: RouteObject[]): RouteObject[] =>
  among.flatMap((route) => (route.children ? pagesOf(route.children) : [route]));

test('the table contains every page and every path of the portal', () => {
  const addresses = places.map(([address]) => address);
  const pages = new Set(addresses.map((address) => matchRoutes(routes, address)?.at(-1)?.route));
  const missing = pagesOf(routes)
    .filter((page) => !pages.has(page))
    .map(({ path }) => path);
  expect(missing).toEqual([paths.signOut]);
  const alone = Object.values(paths).filter((path) => typeof path === 'string');
  const unlisted = alone.filter((path) => !addresses.includes(path) && !path.startsWith('/auth/'));
  expect(unlisted).toEqual([paths.signOut]);
});
