import { expect, test } from 'vitest';
import { safeReturn } from './returnTo.ts';

const good = [
  '/apps/active',
  '/apps/pending?page=2&search=mar%20ina',
  '/services/new#form',
  '/apps/pending/view/kea-invoicing',
  '/a//b',
  '/apps/active?next=https://elsewhere.example',
];

const hostile = [
  '',
  'https://elsewhere.example',
  '//elsewhere.example',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/apps\r\nLocation: //elsewhere.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'apps/active',
  './/elsewhere.example',
  '/.//elsewhere.example',
  '/x/..//elsewhere.example',
  '/%2e%2e//elsewhere.example/..//elsewhere.example',
  'http:elsewhere.example',
  '/auth/login',
  '/AUTH/login',
  '/logout',
  '/%6cogout',
  '/%61uth/login',
  '/logout?returnTo=/logout',
  '/apps\\active',
  '/apps\u0000',
];

test.each(good)('%j is a place of this site and is kept', (target) => {
  expect(safeReturn(target, '/fallback')).toBe(target);
});

test.each(hostile)('%j is refused', (target) => {
  expect(safeReturn(target, '/fallback')).toBe('/fallback');
});

test('a missing target leads to the fallback', () => {
  expect(safeReturn(null, '/fallback')).toBe('/fallback');
});
