import type { ErrorReason } from '@portal/domain';
import { makeAdmin, makeUser } from '@portal/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { subscriptionMode, subscriptionStatuses } from './billing.ts';
import { DataError, type DataErrorCode, messageFor } from './dataError.ts';
import { formatDate } from './dates.ts';
import { decode } from './decode.ts';
import { may } from './may.ts';
import { mediaUrl } from './media.ts';
import { savedViewStruct } from './savedViews.ts';
import { signInMessage } from './signInMessage.ts';
import { isAuthenticated, userBadge } from './user.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

// Rows: 2.29, 3.1
test('badges follow role and plan, and admins have Premium features', () => {
  expect(userBadge(makeAdmin({ plan: 'paid' }))).toBe('super-admin');
  expect(userBadge(makeUser({ plan: 'trial' }))).toBe('trial');
  expect(userBadge(makeUser({ plan: 'paid' }))).toBe('premium');
  expect(userBadge(makeUser())).toBe('free');
  const people = [makeAdmin(), makeUser({ plan: 'trial' }), makeUser()];
  expect(people.map((user) => may(user, 'service.create'))).toEqual([true, true, false]);
});

// Rows: 3.1
test('a user counts as signed in when known, confirmed and not blocked', () => {
  expect(isAuthenticated(makeUser())).toBe(true);
  expect(isAuthenticated(makeUser({ id: 0 }))).toBe(false);
  expect(isAuthenticated(makeUser({ blocked: true }))).toBe(false);
  expect(isAuthenticated(makeUser({ confirmed: false }))).toBe(false);
});

// Rows: 4.7
test('each status of a subscription has a mode', () => {
  const modes = subscriptionStatuses.map((status) => {
    const subscription = { status, cancelAt: null, cancelAtPeriodEnd: false };
    return [status, subscriptionMode(subscription)];
  });
  expect(modes).toEqual([
    ['trialing', 'TRIALING'],
    ['active', 'UPDATE'],
    ['past_due', 'UPDATE'],
    ['unpaid', 'UPDATE'],
    ['incomplete', 'UPDATE'],
    ['incomplete_expired', 'CREATE'],
    ['paused', 'UPDATE'],
    ['canceled', 'CREATE'],
  ]);
  const active = { status: 'active', cancelAt: null, cancelAtPeriodEnd: false } as const;
  expect(subscriptionMode({ ...active, cancelAtPeriodEnd: true })).toBe('RESUME');
  expect(subscriptionMode({ ...active, cancelAt: 1 })).toBe('RESUME');
  expect(subscriptionMode(null)).toBe('CREATE');
});

// Rows: 2.44, 9.7
test('dates are formatted', () => {
  expect(formatDate(new Date(2026, 10, 20))).toBe('November 20th 2026');
  expect(formatDate('soon')).toBe('Invalid Date');
  expect(formatDate(new Date(2027, 0, 1))).toBe('January 1st 2027');
  const endings = [2, 3, 4, 11, 12, 13, 21, 22, 23].map((day) =>
    formatDate(new Date(2027, 6, day)).slice(5, -5),
  );
  expect(endings).toEqual(['2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd', '23rd']);
});

test('dates are formatted in the language of the page', () => {
  const datesIn = (lang: string) => {
    vi.stubGlobal('document', { documentElement: { lang, dataset: {} } });
    return [formatDate(new Date(2026, 10, 20)), formatDate('soon')];
  };
  const inEnglish = ['November 20th 2026', 'Invalid Date'];
  expect(['en-NZ', 'en-XA', ''].map(datesIn)).toEqual([inEnglish, inEnglish, inEnglish]);
  expect(datesIn('de')).toEqual(['20. November 2026', 'Invalid Date']);
});

// Rows: X24R.7
test('dates are in the format of the page, or in a given one', () => {
  const datesIn = (lang: string, dates: string) => {
    vi.stubGlobal('document', { documentElement: { lang, dataset: { dates } } });
    return formatDate(new Date(2026, 4, 7));
  };
  expect(datesIn('en-NZ', 'day-first')).toBe('7 May 2026');
  expect(datesIn('en-NZ', 'iso')).toBe('2026-05-07');
  expect(datesIn('en-NZ', 'of a later version')).toBe('May 7th 2026');
  expect(formatDate(new Date(2026, 4, 7), 'month-first')).toBe('May 7th 2026');
  expect(datesIn('de', 'day-first')).toBe('7. Mai 2026');
  expect(datesIn('de', 'iso')).toBe('2026-05-07');
});

// Rows: 3.8
test('the smallest sufficient picture is used', () => {
  const format = (width: number) => ({ url: `/w${width}.webp`, width, height: width });
  const media = {
    id: 1,
    name: 'logo.png',
    url: '/logo.png',
    width: 2000,
    height: 2000,
    mime: 'image/png',
    size: 1,
    alternativeText: null,
    caption: null,
    blurhash: null,
    formats: { w1024: format(1024), w320: format(320) },
  };
  expect([100, 640, 1900].map((width) => mediaUrl(media, width))).toEqual([
    '/w320.webp',
    '/w1024.webp',
    '/logo.png',
  ]);
});

test('failures have plain messages, or the server’s where it is meant for users', () => {
  expect(messageFor(new DataError('offline'))).toMatch(/connection/);
  expect(messageFor(new DataError('invalid', { message: 'Maximum 5 MB' }))).toBe('Maximum 5 MB');
  expect(messageFor(new DataError('server', { message: 'SQLITE_BUSY' }))).not.toContain('SQLITE');
  const moved = { reason: 'listing-moved', message: 'This listing was moved.' };
  expect(messageFor(new DataError('not-found', moved))).toBe(moved.message);
  expect(messageFor(new DataError('server', { status: 502 }))).toMatch(/try again in a moment/i);
  expect(messageFor(new TypeError('x is undefined'))).toBe('An unknown error occurred.');
});

// Rows: 8.2
test('a failed sign-in does not reveal which credential was wrong', () => {
  const rejected = (reason: ErrorReason, message: string) =>
    signInMessage(new DataError('invalid', { reason, message, status: 400 }));
  expect(rejected('credentials-rejected', 'No user')).toBe('Invalid username or password');
  expect(rejected('account-blocked', 'Blocked by an admin')).toBe('Blocked by an admin');
  const failed = (code: DataErrorCode, status: number, message = '') =>
    signInMessage(new DataError(code, { status, message }));
  expect(failed('server', 500, 'The database is asleep')).toBe('The database is asleep');
  expect(failed('server', 502)).toBe('An unknown error occurred.');
  expect(failed('malformed', 400)).toMatch(/an unexpected response/);
  expect(signInMessage(new DataError('offline'))).toMatch(/connection/);
});

test('a view whose icon only a newer server knows has the usual one', () => {
  const view = {
    id: 1,
    list: '/apps/active',
    name: 'Mine',
    query: '',
    is_default: false,
    pinned_at: null,
    shared_with: null,
    shared_by: null,
    editable: true,
  };
  const iconOf = (icon: unknown) => decode({ ...view, icon }, savedViewStruct, 'view').icon;
  expect(['star', 'rocket', undefined].map(iconOf)).toEqual(['star', 'bookmark', 'bookmark']);
});
