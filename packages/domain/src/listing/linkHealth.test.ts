import { expect, it } from 'vitest';
import {
  afterCheck,
  type FoundLink,
  hidesAt,
  isReservedHost,
  isSameSite,
  isTitleChanged,
  linkResults,
  linkTimes,
} from './linkHealth.ts';

const found = (result: FoundLink['result']): FoundLink => ({ result, detail: null, title: 'Acme' });
const unknown = { title: null, failingSince: null, brokenAt: null };
const NOW = 1_800_000_000_000;

it('counts a problem only after two checks that are at least an hour apart', () => {
  const first = afterCheck(unknown, found('failing'), NOW, 0);
  expect(first).toMatchObject({ failingSince: NOW, brokenAt: null, next: NOW + linkTimes.confirm });
  const tooSoon = afterCheck(first, found('failing'), NOW + 60_000, 0);
  expect(tooSoon).toMatchObject({ brokenAt: null, next: NOW + linkTimes.confirm });
  const later = NOW + linkTimes.confirm;
  const second = afterCheck(tooSoon, found('tls'), later, 0);
  expect(second).toMatchObject({
    failingSince: NOW,
    brokenAt: later,
    next: later + linkTimes.broken,
  });
  expect(afterCheck(second, found('failing'), later + 1, 0).brokenAt).toBe(later);
});

it('counts a fault that may pass only after three days, and checks it every day until then', () => {
  const fault = { ...found('failing'), mayPass: true };
  const first = afterCheck(unknown, fault, NOW, 0);
  expect(first).toMatchObject({ brokenAt: null, next: NOW + linkTimes.broken });
  const [last, due] = [NOW + linkTimes.confirmFault - 1, NOW + linkTimes.confirmFault];
  expect(afterCheck(first, fault, last, 0)).toMatchObject({ brokenAt: null, next: due });
  expect(afterCheck(first, fault, due, 0)).toMatchObject({ brokenAt: due });
});

it('forgets a problem once the link works, or cannot be checked', () => {
  const broken = { title: 'Acme', failingSince: NOW, brokenAt: NOW };
  for (const result of ['ok', 'blocked'] as const)
    expect(afterCheck(broken, found(result), NOW, 0)).toMatchObject({
      failingSince: null,
      brokenAt: null,
      next: NOW + linkTimes.regular,
    });
});

it('takes a changed title as the new one after 30 days', () => {
  const changed = { title: 'First', failingSince: NOW, brokenAt: NOW };
  expect(afterCheck(changed, found('title-changed'), NOW + linkTimes.settled, 0)).toMatchObject({
    result: 'ok',
    title: 'Acme',
    brokenAt: null,
  });
});

it('hides a listing after the days of the operator, unless an admin showed it since the link broke', () => {
  const day = 24 * 3_600_000;
  const hides = (brokenAt: number | null, shownAt: number | null, days = 2) =>
    hidesAt({ brokenAt, shownAt }, days);
  expect([hides(null, null), hides(NOW, null), hides(NOW, null, 0)]).toEqual([
    ...[null, NOW + 2 * day, null],
  ]);
  expect([hides(NOW, NOW + 1), hides(NOW, NOW - 1)]).toEqual([null, NOW + 2 * day]);
});

it('keeps the title of the first successful check', () => {
  expect(afterCheck(unknown, found('redirected'), NOW, 0).title).toBe(null);
  expect(afterCheck(unknown, found('ok'), NOW, 0).title).toBe('Acme');
  expect(afterCheck({ ...unknown, title: 'First' }, found('ok'), NOW, 0).title).toBe('First');
});

it.each([
  ['Acme – Online invoices', 'Acme: payroll for teams', false],
  ['Māori Design Ltd', 'MAORI DESIGN', false],
  ['Acme – Online invoices', 'Best casino bonus 2026', true],
  ['Acme', 'This domain is for sale', true],
  ['…', 'This domain is for sale', false],
])('title %s, then %s: changed %s', (first, now, changed) =>
  expect(isTitleChanged(first, now)).toBe(changed),
);

it.each([
  ['acme.nz', 'www.acme.nz', true],
  ['www.acme.nz', 'app.acme.nz', true],
  ['acme.nz', 'notacme.nz', false],
  ['acme.co.nz', 'acme.com', false],
])('%s and %s are one site: %s', (one, other, same) => expect(isSameSite(one, other)).toBe(same));

it.each([
  ['acme.example', true],
  ['www.example.com', true],
  ['localhost', true],
  ['example.nz', false],
  ['myexample.com', false],
])('%s is reserved: %s', (host, reserved) => expect(isReservedHost(host)).toBe(reserved));

it('says what a check found on a site that visitors do not reach as expected', () => {
  const { redirected, tls, 'title-changed': titleChanged } = linkResults;
  expect([redirected, tls, titleChanged].map(({ label }) => label)).toEqual([
    'Leads to another site',
    'Certificate problem',
    'Shows a different page',
  ]);
});
