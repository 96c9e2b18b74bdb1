import { formatDay } from '../DateRange/days.ts';
import type { ChartPoint, ChartWords } from './Chart.tsx';

/** Days up to November 20th 2026 with the given figures. */
export function sampleDays(
  values: readonly number[],
  before?: readonly number[],
  also?: readonly number[],
): readonly ChartPoint[] {
  return values.map((value, index) => {
    const date = new Date(Date.UTC(2026, 10, 20 - (values.length - 1 - index)));
    const key = date.toISOString().slice(0, 10);
    const label = formatDay(key);
    return {
      key,
      label,
      tick: `${label.slice(0, 3)} ${date.getUTCDate()}`,
      value,
      before: before?.[index],
      also: also?.[index],
    };
  });
}

export const views30 = [
  34, 48, 52, 48, 34, 15, 16, 46, 59, 70, 59, 53, 25, 26, 53, 73, 76, 68, 56, 24, 28, 92, 77, 84,
  71, 65, 32, 40, 70, 94,
];
export const before30 = [
  37, 44, 34, 30, 26, 10, 23, 42, 44, 37, 28, 29, 17, 20, 45, 50, 45, 32, 36, 20, 24, 54, 51, 44,
  40, 38, 22, 28, 51, 58,
];
export const users30 = [
  6, 12, 14, 10, 9, 4, 5, 8, 11, 15, 16, 11, 6, 5, 7, 13, 14, 13, 15, 9, 6, 9, 14, 15, 15, 16, 13,
  9, 8, 12,
];
export const year = Array.from(
  { length: 365 },
  (_, day) => 40 + Math.round(24 * Math.sin(day / 29)) + ((day * 7) % 13),
);

export const viewWords: ChartWords = {
  value: 'Views',
  unit: { one: 'view', many: 'views' },
  before: 'Previous 30 days',
};

export const userWords: ChartWords = {
  value: 'New users',
  unit: { one: 'new user', many: 'new users' },
  also: 'Total users',
};
