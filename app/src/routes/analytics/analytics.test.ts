import { expect, test } from 'vitest';
import {
  comparedRange,
  presetsFor,
  rangeParams,
  readView,
  windowParams,
} from './analyticsQuery.ts';
import { viewsCsv } from './csv.ts';
import { toDays, toWindows, windowRanges } from './viewsDays.ts';

const today = '2026-11-20';
const read = (search: string) => readView(new URLSearchParams(search), today);

test('a range survives its query', () => {
  expect(read('')).toEqual({ chosen: 'last30', range: { start: '2026-10-22', end: today } });
  expect(read('window=before7').range).toEqual({ start: '2026-11-07', end: '2026-11-13' });
  const picked = { start: '2026-02-01', end: '2026-02-28' };
  expect(read(String(rangeParams(picked, today)))).toEqual({ chosen: 'range', range: picked });
  expect(read(String(windowParams('last7'))).chosen).toBe('last7');
  expect(String(rangeParams({ start: '2026-11-14', end: today }, today))).toBe('window=last7');
});

test('an invalid query is the last 30 days', () => {
  for (const search of [
    'window=last8',
    'from=2026-11-01',
    'from=2026-11-09&to=2026-11-01',
    'from=2026-11-01&to=2026-11-21',
    'from=2025-11-01&to=2026-11-20',
    'from=1999-12-31&to=2000-01-01',
    'from=2026-06-31&to=2026-07-01',
  ]) {
    expect(read(search).chosen).toBe('last30');
  }
});

test('presets follow the calendar, including leap days', () => {
  const of = (day: string) => presetsFor(day).map(({ from, to }) => `${from} ${to}`);
  expect(of('2028-03-01').slice(3, 5)).toEqual(['2028-03-01 2028-03-01', '2028-02-01 2028-02-29']);
  expect(of('2026-01-31')[4]).toBe('2025-12-01 2025-12-31');
  expect(of(today).slice(0, 3)).toEqual([
    '2026-10-22 2026-11-20',
    '2026-11-14 2026-11-20',
    '2026-11-07 2026-11-13',
  ]);
  expect(of(today).slice(5)).toEqual(['2026-08-23 2026-11-20', '2025-11-21 2026-11-20']);
});

test('a range is compared with the same weekdays', () => {
  const of = (start: string, end: string) => {
    const compared = comparedRange({ start, end });
    return `${compared.start} ${compared.end}`;
  };
  expect(of('2026-10-22', today)).toBe('2026-09-24 2026-10-23');
  expect(of('2026-11-14', today)).toBe('2026-11-07 2026-11-13');
  expect(of(today, today)).toBe('2026-11-13 2026-11-13');
});

test('requests the windows and the days before them', () => {
  const asked = windowRanges(today);
  expect(asked).toEqual([
    { start: '2026-10-22', end: '2026-11-20' },
    { start: '2026-11-14', end: '2026-11-20' },
    { start: '2026-11-07', end: '2026-11-13' },
    { start: '2026-09-22', end: '2026-10-21' },
  ]);
  const views = { '2026-11-20': 5, '2026-11-13': 3, '2026-11-06': 2, '2026-10-21': 9 };
  const windows = toWindows(views, today);
  const sums = ({ days, before }: (typeof windows)['last7']) => [
    days.reduce((sum, day) => sum + day.value, 0),
    before,
  ];
  expect(sums(windows.last30)).toEqual([10, 9]);
  expect(windows.last30.days.find(({ key }) => key === '2026-11-18')?.before).toBe(9);
  expect(sums(windows.last7)).toEqual([5, 3]);
  expect(sums(windows.before7)).toEqual([3, 2]);
  expect(windows.last7.days.at(-1)).toMatchObject({ tick: 'Nov 20', value: 5, before: 3 });
});

test('the CSV contains the numbers of the chart', () => {
  const range = { start: '2026-11-19', end: '2026-11-20' };
  const days = toDays({ '2026-11-13': 7, '2026-11-19': 4, '2026-11-20': 1200 }, range);
  expect(viewsCsv('=HYPERLINK("x")', range, days).split('\r\n')).toEqual([
    '\uFEFFListing,Day (ISO 8601),Views,Compared day (ISO 8601),Views on the compared day',
    `"'=HYPERLINK(""x"")",2026-11-19,4,2026-11-12,0`,
    `"'=HYPERLINK(""x"")",2026-11-20,1200,2026-11-13,7`,
    '',
  ]);
});
