import { afterEach, expect, test, vi } from 'vitest';
import { formatDays } from '../../internal/formatDay.ts';
import { formatNumber } from '../NumberText/NumberText.tsx';
import { formatDate } from './formatDate.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const page = (lang: string, dataset = {}) =>
  vi.stubGlobal('document', { documentElement: { lang, dataset } });
const now = Date.parse('2026-11-20T12:00:00Z');
const ago = (text: string) => formatDate(text, { show: 'relative', timeZone: 'UTC', now });

test('an instant is a date and a time in its time zone, a day the same in all', () => {
  const instant = '2026-11-20T12:30:00Z';
  const at = { show: 'date-time', timeZone: 'Pacific/Auckland' } as const;
  expect(formatDate(instant, at)).toBe('November 21st 2026, 01:30');
  expect(formatDate(instant, { ...at, show: 'time' })).toBe('01:30');
  expect(formatDate('2026-11-12', at)).toBe('November 12th 2026');
  expect(formatDate('soon')).toBe('soon');
  expect(['2026-13-45', '2026-02-30'].map(ago)).toEqual(['2026-13-45', '2026-02-30']);
  page('de');
  expect(formatDate(instant, at)).toBe('21. November 2026, 01:30');
  page('en', { dates: 'iso' });
  expect(formatDate(instant, at)).toBe('2026-11-21, 01:30');
});

test('a relative time is in its largest unit, and a date from 30 days on', () => {
  const texts = ['2026-11-20T11:59:30Z', '2026-11-20T11:58:30Z', '2026-11-20T09:00:00Z'];
  expect(texts.map(ago)).toEqual(['now', '1 minute ago', '3 hours ago']);
  expect(['2026-11-20', '2026-11-19', '2026-11-22'].map(ago)).toEqual([
    'today',
    'yesterday',
    'in 2 days',
  ]);
  const days = ['2026-11-19T12:30:00Z', '2026-11-19T11:00:00Z', '2026-11-18T13:00:00Z'];
  expect(days.map(ago)).toEqual(['23 hours ago', 'yesterday', '2 days ago']);
  expect(ago('2026-11-22T01:00:00Z')).toBe('in 2 days');
  // The present is read some milliseconds after the value was computed.
  const written = (milliseconds: number) =>
    ago(new Date(now + milliseconds * 3_600_000 - 5).toISOString());
  expect([3, -3].map(written)).toEqual(['in 3 hours', '3 hours ago']);
  expect(
    formatDate('2026-11-19T10:00:00Z', { show: 'relative', timeZone: 'Pacific/Auckland', now }),
  ).toBe('2 days ago');
  expect(['2026-10-20T12:00:00Z', '2026-10-20'].map(ago)).toEqual([
    'October 20th 2026',
    'October 20th 2026',
  ]);
  page('de');
  expect([...texts, '2026-11-19'].map(ago)).toEqual([
    'jetzt',
    'vor 1 Minute',
    'vor 3 Stunden',
    'gestern',
  ]);
});

test('a day is short, or with its weekday', () => {
  const day = (show: 'short' | 'weekday') =>
    formatDate('2026-09-11T13:00:00Z', { show, timeZone: 'Pacific/Auckland' });
  expect([day('short'), day('weekday')]).toEqual(['Sep 12', 'Saturday, September 12th 2026']);
  expect(formatDate('2026-11-12', { show: 'weekday' })).toBe('Thursday, November 12th 2026');
  page('en', { dates: 'day-first' });
  expect([day('short'), day('weekday')]).toEqual(['12 Sep', 'Saturday, 12 September 2026']);
  page('en', { dates: 'iso' });
  expect([day('short'), day('weekday')]).toEqual(['Sep 12', 'Saturday, 2026-09-12']);
  page('de');
  expect([day('short'), day('weekday')]).toEqual(['12. Sept.', 'Samstag, 12. September 2026']);
});

test('two days are in few words, in the order of the page', () => {
  const range = () => formatDays('2026-11-03', '2026-11-09');
  expect(range()).toBe('Nov 3 – 9, 2026');
  page('en', { dates: 'day-first' });
  expect(range()).toBe('3–9 Nov 2026');
  page('en', { dates: 'iso' });
  expect(range()).toBe('2026-11-03 – 2026-11-09');
  page('de');
  expect(range()).toBe('03.–09.11.2026');
});

test('a number is in the language of the page', () => {
  const texts = () => [formatNumber(-1234.5), formatNumber(2, { decimals: 2 })];
  expect(texts()).toEqual(['-1,234.5', '2.00']);
  expect(formatNumber(0.256, { percent: true })).toBe('26%');
  page('de');
  expect(texts()).toEqual(['-1.234,5', '2,00']);
  expect(formatNumber(0.256, { percent: true })).toBe('26\u00a0%');
});
