import { expect, test } from 'vitest';
import { afterSignOut, safeReturn } from './returnTo.ts';

const directory = 'https://directory.example.org/';

const good = [
  '/',
  '/dashboard',
  '/featured',
  '/apps/active',
  '/apps/active/all?page=2',
  '/apps/pending?page=2&search=mar%20ina',
  '/services/new#form',
  '/apps/pending/view/kea-invoicing',
  '/services/active/analytics/7?window=30',
  '/account/personal-information',
  '/account/subscription?quarterly=true',
  '/account/payment_methods/trial',
  '/paywall/services',
  '/reviews/apps/pending/view/3',
  '/special-offers/services/active',
  '/categories/view/4',
  '/apps/active?next=https://elsewhere.example',
  '/apps/active?q=//elsewhere.example#//elsewhere.example',
  '/a//b',
  '/authors',
  '/logouts',
  '/apps/active?search=%E2%80%AE',
  '/apps/active?search=%5C%5Celsewhere',
];

const others = [
  'elsewhere.example',
  'elsewhere.example/apps/active',
  'elsewhere.example:443/',
  'portal.test@elsewhere.example/',
  'elsewhere.example\\@portal.test',
  '127.0.0.1:8080/',
  '[::1]/',
];
const openers = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '/\t/',
  '/\n/',
  '/\r/',
  '/\r\n/',
  '\t//',
  '\n/\\',
  ' //',
  '\u00a0//',
  '/.//',
  '/..//',
  '/x/..//',
  '/%2f',
  '/%2F/',
  '/%5c',
  '/%2e%2e//',
  '/%09/',
];
const schemes = [
  'http:',
  'https:',
  'HTTPS://',
  'https:/',
  'https:\\\\',
  'javascript:',
  'JavaScript://%0a',
  'java\nscript:',
  ' javascript:',
  '\u0001javascript:',
  'data:text/html,',
  'vbscript:',
  'file:///',
  'blob:https://',
  'ftp://',
  'ws://',
  'mailto:',
  'about:',
  'view-source:',
  'intent://',
];
const controls = [...Array(32).keys(), 127].map((code) => String.fromCharCode(code));
const relative = [
  '',
  '.',
  '..',
  './/',
  '?',
  '#',
  'apps/active',
  '../apps',
  '~/apps',
  '%2f',
  ' /apps',
];
/** On this site, but not a page to return to. */
const noPlaces = [
  '/auth',
  '/auth/',
  '/auth/login',
  '/AUTH/login',
  '/%61uth/login',
  '/./auth/login',
  '/x/../auth/registration',
  '/logout',
  '/LOGOUT',
  '/%6cogout',
  '/logout?returnTo=/logout',
  '/logout#x',
  '/apps/../logout',
  '/api/users/me',
  '/API/users/me',
  '/uploads/x.svg',
  '/assets/index.js',
  `/${'a'.repeat(3000)}`,
  '/%',
  '/%E0%A4%A',
];

const hostile = new Set([
  ...openers.flatMap((opener) => others.map((other) => opener + other)),
  ...schemes.flatMap((scheme) => ['alert(1)', 'elsewhere.example/apps'].map((x) => scheme + x)),
  ...controls.flatMap((control) => [`/apps${control}active`, `${control}/apps/active`]),
  ...relative,
  ...noPlaces,
  '/apps\\active',
  '/apps\r\nLocation: //elsewhere.example',
]);

// Rows: 2.7, 2.8
test.each(good)('%j is accepted', (target) => {
  expect(safeReturn(target, '/fallback')).toBe(target);
});

// Rows: 2.8
test('every other target falls back', () => {
  expect(good.length).toBeGreaterThanOrEqual(20);
  expect(hostile.size).toBeGreaterThanOrEqual(200);
  const believed = [...hostile].filter((target) => safeReturn(target, '/fallback') !== '/fallback');
  expect(believed).toEqual([]);
});

test('a missing target falls back', () => {
  expect(safeReturn(null, '/fallback')).toBe('/fallback');
});

// Rows: 2.7
test.each([
  ['/apps/new', directory, '/apps/new'],
  ['//elsewhere.example', directory, directory],
  [null, directory, directory],
  ['/logout', null, '/auth/login?message=signed-out'],
])('signing out with returnTo %j and the directory %j leads to %j', (returnTo, site, end) => {
  expect(afterSignOut(returnTo, site)).toBe(end);
});
