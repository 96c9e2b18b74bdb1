import { isDay } from './readDay.ts';

/** First and last day, both included, as 'YYYY-MM-DD'; empty while a day is missing, and as typed while it is no day. */
export interface DayRange {
  from: string;
  to: string;
}

/** A day with its words. */
export interface NamedDay {
  /** 'YYYY-MM-DD'. */
  day: string;
  /** As people read it: 'November 20th 2026'. */
  label: string;
}

export interface RangeLimits {
  /** The first day that can be picked. */
  first?: NamedDay | undefined;
  /** The last day that can be picked. */
  last?: NamedDay | undefined;
  /** Most days of a range, both ends counted. */
  most?: number | undefined;
}

export interface RangeError {
  /** Which of the two days is wrong. */
  day: 'from' | 'to';
  text: string;
}

const millisecondsOfADay = 86_400_000;
const unread = 'Write the day like November 20th 2026.';

/** Days of a range, both ends counted. In UTC, where no day is an hour longer or shorter. */
export const daysIn = ({ from, to }: DayRange): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / millisecondsOfADay) + 1;

/** What is wrong with a range, in words; null when nothing is. */
export function rangeError(
  range: DayRange,
  { first, last, most }: RangeLimits = {},
): RangeError | null {
  const { from, to } = range;
  // Written this way, days compare as texts.
  if (!isDay(from)) return { day: 'from', text: from ? unread : 'Choose the first day.' };
  if (!isDay(to)) return { day: 'to', text: to ? unread : 'Choose the last day.' };
  if (first && from < first.day)
    return { day: 'from', text: `Choose a day from ${first.label} on.` };
  if (last && from > last.day) return { day: 'from', text: `Choose a day up to ${last.label}.` };
  if (from > to) return { day: 'to', text: 'The last day is before the first.' };
  if (last && to > last.day) return { day: 'to', text: `Choose a day up to ${last.label}.` };
  if (most !== undefined && daysIn(range) > most)
    return { day: 'to', text: `Choose at most ${most} days.` };
  return null;
}

export const sameRange = (one: DayRange, other: DayRange): boolean =>
  one.from === other.from && one.to === other.to;
