import { expect, test } from 'vitest';
import { pageCalls } from './pageCalls.ts';

const vendor = { staff: [], accountId: 1 };
const admin = { staff: ['moderator'], accountId: null } as const;
const always = ['/api/users/me', '/api/me/counts'];

const listsOf = (address: string, actor: typeof vendor | typeof admin) => {
  const { pathname, search, searchParams } = new URL(address, 'http://portal.test');
  const calls = pageCalls(pathname, searchParams, actor);
  expect([calls.slice(0, 2), search]).toEqual([always, search]);
  return calls
    .slice(2)
    .map((call) =>
      decodeURIComponent(call.replace(/locale=en&publicationState=live&populate=deep&/, '')),
    );
};

test.each([
  [
    '/apps/active',
    '/api/apps?pagination[page]=1&pagination[pageSize]=10&sort=updatedAt:desc&user=me',
  ],
  [
    '/apps/active/',
    '/api/apps?pagination[page]=1&pagination[pageSize]=10&sort=updatedAt:desc&user=me',
  ],
  ['/', '/api/apps?pagination[page]=1&pagination[pageSize]=10&sort=updatedAt:desc&user=me'],
  [
    '/services/pending?page=3&rows=25&sort=name&search=sea&status=draft&industry=not.4&changes=yes',
    '/api/pending/services?pagination[page]=3&pagination[pageSize]=25&sort=name:asc&_q=sea&user=me&state=draft&revision=true&industry=not.4',
  ],
])('a vendor who opens %s reads one list', (address, call) => {
  expect(listsOf(address, vendor)).toEqual([call]);
});

test.each([
  [
    '/apps/active/all',
    ['/api/apps?pagination[page]=1&pagination[pageSize]=10&sort=updatedAt:desc'],
  ],
  [
    '/apps/pending/all',
    [
      '/api/pending/apps?pagination[page]=1&pagination[pageSize]=10',
      '/api/pending/apps?pagination[page]=1&pagination[pageSize]=1&state=pending',
    ],
  ],
])('%s has lists for admins and none for vendors', (address, calls) => {
  expect(listsOf(address, admin)).toEqual(calls);
  expect(listsOf(address, vendor)).toEqual([]);
});

test.each(['/account', '/apps/active/view/1', '/apps', '//', '/apps/active/../all'])(
  'a page without a list has only user and counts: %s',
  (address) => {
    expect(pageCalls(address, new URLSearchParams(), admin)).toEqual(always);
  },
);
