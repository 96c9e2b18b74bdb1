import type { Timing } from './timing.ts';

const number = (value: number): string => value.toFixed(value < 100 ? 1 : 0);

const line = (cells: readonly string[]): void => {
  const [what = '', ...rest] = cells;
  console.log([what.padEnd(44), ...rest.map((cell) => cell.padStart(11))].join('').trimEnd());
};

export const heading = (title: string, ...columns: string[]): void => {
  console.log('');
  line([title, ...columns]);
};

export interface Goal {
  /** As it is printed. */
  words: string;
  met: boolean;
}

/** A figure beside its goal; a goal that was missed says so. */
export const row = (what: string, cells: readonly string[], goal?: Goal): void =>
  line([what, ...cells, ...(goal ? [goal.words, goal.met ? 'met' : 'MISSED'] : [])]);

export const timingHeading = (title: string): void =>
  heading(title, 'calls/s', 'p50 ms', 'p95 ms', 'CPU ms', 'goal');

export const timingRow = (what: string, { perSecond, p50, p95, cpu }: Timing, goal?: Goal): void =>
  row(what, [perSecond, p50, p95, cpu].map(number), goal);
