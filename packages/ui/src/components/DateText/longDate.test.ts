import { expect, test } from 'vitest';
import { longDate, machineDate } from './longDate.ts';

const noon = (day: number) => new Date(2026, 10, day, 12);

test('a date is month, day with its ending, and year', () => {
  const endings = [1, 2, 3, 4, 10, 11, 12, 13, 20, 21, 22, 23, 30].map((day) =>
    longDate(noon(day)),
  );
  expect(endings.map((text) => text?.split(' ')[1])).toEqual([
    ...['1st', '2nd', '3rd', '4th', '10th', '11th', '12th', '13th'],
    ...['20th', '21st', '22nd', '23rd', '30th'],
  ]);
  expect(longDate(noon(20))).toBe('November 20th 2026');
});

test('a day without a time is the same day in every time zone', () => {
  expect(longDate('2027-02-18')).toBe('February 18th 2027');
  expect(machineDate('2027-02-18')).toBe('2027-02-18');
});

test('what is no date is told apart from a date', () => {
  expect(longDate('')).toBeNull();
  expect(longDate('soon')).toBeNull();
  expect(machineDate('soon')).toBeUndefined();
});
