import { readDay } from '@portal/domain';

/** A calendar day as YYYY-MM-DD, so that days compare as strings. */
export type Day = string;

const DAY = 24 * 3600 * 1000;

/** Milliseconds since 1970, which PostgreSQL returns as a text, as an ISO 8601 time. */
export const isoTime = (time: number | string | null): string | null =>
  time === null ? null : new Date(Number(time)).toISOString();

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  // The Swedish format is YYYY-MM-DD HH:MM:SS.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  formats.set(timeZone, format);
  return format;
};

/** Whether it is an IANA time zone, such as `Pacific/Auckland`. */
export const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** Whether a text is a day that exists, as YYYY-MM-DD. */
export const isDay = (text: string): boolean => readDay(text) !== null;

/** The day of an instant in a time zone. */
export const dayOf = (instant: Date, timeZone: string): Day =>
  formatOf(timeZone).format(instant).slice(0, 10);

/** Counts in UTC, where every day has 24 hours. */
export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);

/** Offset of a time zone from UTC at an instant, in milliseconds. */
const aheadAt = (instant: number, timeZone: string): number => {
  const second = Math.floor(instant / 1000) * 1000;
  const wall = formatOf(timeZone).format(new Date(second)).replace(' ', 'T');
  return Date.parse(`${wall}Z`) - second;
};

export interface ClockSetting {
  /** The first instant, in milliseconds, at which it no longer applies. */
  until: number;
  /** Milliseconds ahead of UTC. */
  ahead: number;
}

/** The offsets of a time zone from one instant to another, oldest first. Finds at most one change a day. */
export const clockSettings = (from: number, to: number, timeZone: string): ClockSetting[] => {
  const settings: ClockSetting[] = [];
  let ahead = aheadAt(from, timeZone);
  for (let seen = from; seen < to; seen += DAY) {
    const next = aheadAt(seen + DAY, timeZone);
    if (next === ahead) continue;
    let [before, after] = [seen, seen + DAY];
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (aheadAt(middle, timeZone) === ahead) before = middle;
      else after = middle;
    }
    settings.push({ until: after, ahead });
    ahead = next;
  }
  return [...settings, { until: Number.MAX_SAFE_INTEGER, ahead }];
};

/** The instant at which a day begins in a time zone. */
export const startOf = (day: Day, timeZone: string): Date => {
  const wanted = Date.parse(day);
  // The offset may change on that day: of both, the first instant that falls on the day counts.
  const starts = [-DAY, DAY].map((around) => wanted - aheadAt(wanted + around, timeZone));
  const inside = starts.filter((start) => dayOf(new Date(start), timeZone) === day);
  return new Date(Math.min(...(inside.length > 0 ? inside : starts)));
};
