import { afterEach, expect, test, vi } from 'vitest';
import {
  analyticsRange,
  analyticsWindows,
  countDays,
  dayIn,
  daysOf,
  formatDays,
  rangeBefore,
  readDay,
  shortDay,
  viewsByDay,
} from './days.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const zones = ['Pacific/Auckland', 'UTC', 'America/New_York'] as const;
const windowsAt = (instant: string, zone: string) => {
  const today = dayIn(zone, Date.parse(instant));
  return analyticsWindows.map((window) => {
    const { start, end } = analyticsRange(window, today);
    return `${start} ${end}`;
  });
};

test('the windows end with today in the time zone of the marketplace', () => {
  const instant = '2026-11-20T11:30:00Z';
  const [auckland, utc, newYork] = zones.map((zone) => windowsAt(instant, zone));
  expect(auckland).toEqual([
    '2026-10-23 2026-11-21',
    '2026-11-15 2026-11-21',
    '2026-11-08 2026-11-14',
  ]);
  expect(utc).toEqual(['2026-10-22 2026-11-20', '2026-11-14 2026-11-20', '2026-11-07 2026-11-13']);
  expect(newYork).toEqual(utc);
  expect(windowsAt('2026-11-20T04:59:00Z', 'America/New_York')[1]).toBe('2026-11-13 2026-11-19');
  expect(dayIn('Atlantis/Capital', 0)).toBe('1970-01-01');
});

test('a window across a clock change or a leap day has each day once', () => {
  // In each zone: an instant shortly after a change of the clock, forward and back, and after February.
  const instants = [
    '2026-09-26T14:30:00Z',
    '2026-04-04T14:30:00Z',
    '2026-03-08T07:30:00Z',
    '2026-11-01T06:30:00Z',
    '2028-03-01T12:00:00Z',
  ];
  for (const zone of zones) {
    for (const instant of instants) {
      const today = dayIn(zone, Date.parse(instant));
      for (const window of analyticsWindows) {
        const range = analyticsRange(window, today);
        const days = daysOf(range);
        expect(days).toHaveLength(window === 'last-30-days' ? 30 : 7);
        expect(new Set(days).size).toBe(days.length);
        expect([days[0], days.at(-1)]).toEqual([range.start, range.end]);
        expect(countDays(rangeBefore(range))).toBe(days.length);
      }
    }
  }
  expect(daysOf({ start: '2028-02-28', end: '2028-03-01' })).toContain('2028-02-29');
  expect(rangeBefore({ start: '2028-03-01', end: '2028-03-01' }).end).toBe('2028-02-29');
});

test('days without views count 0', () => {
  const week = viewsByDay({ '2026-11-15': 4 }, analyticsRange('last-7-days', '2026-11-20'));
  expect(week.map(({ views }) => views)).toEqual([0, 4, 0, 0, 0, 0, 0]);
});

test('only existing days are parsed', () => {
  expect(readDay('2028-02-29')).toBe('2028-02-29');
  const others = ['2027-02-29', '2026-06-31', '2026-6-1', '20261120', 'today', '', null];
  expect(others.map(readDay)).toEqual(others.map(() => null));
});

test('both days of a range are formatted', () => {
  const told = (start: string, end: string) => formatDays({ start, end });
  expect(told('2026-11-07', '2026-11-13')).toBe('November 7th 2026 to November 13th 2026');
  expect(told('2026-11-20', '2026-11-20')).toBe('November 20th 2026');
  expect(shortDay('2026-11-07')).toBe('Nov 7');
  const page = (lang: string, dataset = {}) =>
    vi.stubGlobal('document', { documentElement: { lang, dataset } });
  page('en', { dates: 'day-first' });
  expect(told('2026-11-07', '2026-11-13')).toBe('7 November 2026 to 13 November 2026');
  expect(shortDay('2026-11-07')).toBe('7 Nov');
  page('de', { dates: 'iso' });
  expect(told('2026-11-07', '2026-11-13')).toBe('2026-11-07 bis 2026-11-13');
  page('de');
  expect(told('2026-11-07', '2026-11-13')).toBe('7.–13. November 2026');
  expect(told('2026-11-28', '2026-12-04')).toBe('28. November\u2009–\u20094. Dezember 2026');
  expect(told('2026-11-20', '2026-11-20')).toBe('20. November 2026');
  expect(['2026-11-20', '2026-05-07'].map(shortDay)).toEqual(['20. Nov.', '7. Mai']);
});
