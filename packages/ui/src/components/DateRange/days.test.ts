import { afterEach, expect, test, vi } from 'vitest';
import { daysIn, formatDay, isAmbiguousDay, rangeError, readDay } from './days.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const limits = {
  first: { day: '2026-01-01', label: 'January 1st 2026' },
  last: { day: '2026-11-20', label: 'November 20th 2026' },
  most: 90,
};
const texts = (from: string, to: string) => rangeError({ from, to }, limits);

test('a range of at least one day within the limits is valid', () => {
  expect(texts('2026-11-20', '2026-11-20')).toBeNull();
  expect(texts('2026-08-23', '2026-11-20')).toBeNull();
  expect(rangeError({ from: '1999-12-31', to: '2030-01-01' })).toBeNull();
});

test('an error names the day it belongs to', () => {
  expect(texts('', '2026-11-20')).toEqual({ day: 'from', text: 'Choose the first day.' });
  expect(texts('2026-11-01', '')).toEqual({ day: 'to', text: 'Choose the last day.' });
  expect(texts('2026-02-31', '2026-11-01')).toEqual({
    day: 'from',
    text: 'Enter a day like November 20th 2026.',
  });
  expect(texts('2026-11-02', '2026-11-01')?.text).toBe('The last day is before the first.');
  expect(texts('2025-12-31', '2026-01-03')?.text).toBe('Choose January 1st 2026 or later.');
  expect(texts('2026-11-21', '2026-11-22')?.day).toBe('from');
  expect(texts('2026-11-01', '2026-11-21')?.text).toBe('Choose November 20th 2026 or earlier.');
  expect(texts('2026-08-22', '2026-11-20')?.text).toBe('Choose at most 90 days.');
});

test('leap days and daylight saving changes are counted correctly', () => {
  expect(daysIn({ from: '2028-02-28', to: '2028-03-01' })).toBe(3);
  expect(daysIn({ from: '2026-09-26', to: '2026-09-28' })).toBe(3);
});

test('a typed day is read in all common formats', () => {
  for (const text of [
    'November 20th 2026',
    'november 20, 2026',
    ' Nov  20 2026 ',
    'Nov. 20 2026',
    '20 nov 2026',
    '20th November, 2026',
    '2026-11-20',
    '2026/11/20',
    '20/11/2026',
    '20.11.2026',
  ]) {
    expect([text, readDay(text)]).toEqual([text, '2026-11-20']);
  }
  expect([readDay('11/20/2026'), readDay('Feb 29 2028')]).toEqual(['2026-11-20', '2028-02-29']);
});

test('day and month in digits are in the order of the locale', () => {
  const read = () => ['5/11/2026', '20/11/2026', '5.11.2026'].map((text) => readDay(text));
  const dayFirst = ['2026-11-05', '2026-11-20', '2026-11-05'];
  const page = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } });
  page('en-NZ');
  expect(read()).toEqual(dayFirst);
  page('en-US');
  expect(read()).toEqual(['2026-05-11', '2026-11-20', '2026-11-05']);
  page('en');
  vi.stubGlobal('navigator', { languages: ['de-DE', 'en-US'] });
  expect(readDay('5/11/2026')).toBe('2026-05-11');
  page('de');
  expect(read()).toEqual(dayFirst);
});

test('a day is ambiguous if day and month could be exchanged', () => {
  const texts = ['5/11/2026', '5/5/2026', '20/11/2026', '5.11.2026', '2026-05-11', '5 Nov 2026'];
  const page = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } });
  page('en-NZ');
  expect(texts.filter(isAmbiguousDay)).toEqual(['5/11/2026']);
  page('en-US');
  expect(texts.filter(isAmbiguousDay)).toEqual(['5/11/2026', '5.11.2026']);
});

test('a year may have two digits, or be missing', () => {
  vi.useFakeTimers({ now: new Date('2026-12-03T12:00:00') });
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  for (const text of ['5.11.', '5.11', '5.11.26', '05/11/26', '5 Nov', '5. November 26'])
    expect([text, readDay(text)]).toEqual([text, '2026-11-05']);
  expect([readDay('5.11.85'), readDay('29.2.')]).toEqual(['1985-11-05', null]);
  expect(readDay('5.1.', { first: '2026-12-03' })).toBe('2027-01-05');
  expect(readDay('5.11.', { first: '2026-12-03', last: '2026-12-31' })).toBe('2026-11-05');
  expect(['5.11.', '5 Nov', '5.11.26', '20/11/26'].filter(isAmbiguousDay)).toEqual([
    '5.11.',
    '5 Nov',
  ]);
  vi.useRealTimers();
});

test('text that is not a day is rejected', () => {
  for (const text of [
    '',
    'soon',
    '2026',
    'November 2026',
    '12',
    'Feb 29 2027',
    '31/06/2026',
    '20.20.2026',
    'Mayor 1 2026',
    'Ma 1 2026',
    '2026-11-2 0',
  ]) {
    expect([text, readDay(text)]).toEqual([text, null]);
  }
});

test('a day is formatted, and other text is shown as typed', () => {
  expect(['2026-11-02', '2026-02-31', 'soon', '12', ''].map(formatDay)).toEqual([
    'November 2nd 2026',
    '2026-02-31',
    'soon',
    '12',
    '',
  ]);
});

// Rows: X24R.7
test('a day is in the format of the page', () => {
  vi.stubGlobal('document', {
    documentElement: { lang: 'en-NZ', dataset: { dates: 'day-first' } },
  });
  expect(formatDay('2026-11-02')).toBe('2 November 2026');
  expect(rangeError({ from: 'soon', to: '' })?.text).toBe('Enter a day like 20 November 2026.');
});

test('a German day is formatted and read', () => {
  const page = (lang: string, dataset = {}) =>
    vi.stubGlobal('document', { documentElement: { lang, dataset } });
  page('de', { dates: 'iso' });
  expect(formatDay('2026-11-20')).toBe('2026-11-20');
  page('de');
  expect(['2026-11-20', 'bald'].map(formatDay)).toEqual(['20. November 2026', 'bald']);
  for (const text of [
    '20. November 2026',
    '20 nov. 2026',
    '20.11.2026',
    '20. 11. 2026',
    '2026-11-20',
  ])
    expect([text, readDay(text)]).toEqual([text, '2026-11-20']);
  expect(
    ['1. März 2026', '31. Mai 2026', '1. Oct 2026', '31. Juni 2026'].map((text) => readDay(text)),
  ).toEqual(['2026-03-01', '2026-05-31', null, null]);
});

test('an open-ended range may lack its first or last day, and says what is wrong with the other', () => {
  const text = (from: string, to: string) => rangeError({ from, to }, limits, true);
  expect(text('', '')).toBeNull();
  expect(text('2026-11-01', '')).toBeNull();
  expect(text('', '2026-11-01')).toBeNull();
  expect(text('soon', '')).toEqual(texts('soon', '2026-11-01'));
  expect(text('', '2036-11-01')).toEqual({
    day: 'to',
    text: texts('2036-11-01', '2036-11-01')?.text,
  });
  expect(text('2026-11-02', '2026-11-01')).toEqual(texts('2026-11-02', '2026-11-01'));
});
