import { expect, test } from 'vitest';
import { dayText, readDay } from './readDay.ts';

test('a day is read in the forms in which people type it', () => {
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
  expect([readDay('1/2/2026'), readDay('Feb 29 2028')]).toEqual(['2026-02-01', '2028-02-29']);
});

test('what is no day is not read as another one', () => {
  for (const text of [
    '',
    'soon',
    '2026',
    'November 2026',
    '12',
    'Feb 29 2027',
    '31/06/2026',
    '11/20/2026',
    'Mayor 1 2026',
    'Ma 1 2026',
    '2026-11-2 0',
  ]) {
    expect([text, readDay(text)]).toEqual([text, null]);
  }
});

test('a day is shown as everywhere else, and other text as it was typed', () => {
  expect(['2026-11-02', '2026-02-31', 'soon', '12', ''].map(dayText)).toEqual([
    'November 2nd 2026',
    '2026-02-31',
    'soon',
    '12',
    '',
  ]);
});
