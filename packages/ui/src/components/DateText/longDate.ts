/** An instant, or a day as `YYYY-MM-DD`. */
export type DateValue = string | number | Date;

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const onlyDay = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The instant in local time; a day without a time is that day everywhere. Null when it is no date. */
export function toDate(value: DateValue): Date | null {
  const day = typeof value === 'string' ? onlyDay.exec(value) : null;
  const date = day ? new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3])) : new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

function ordinal(day: number): string {
  if (day > 10 && day < 14) return `${day}th`;
  const ending = { 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th';
  return `${day}${ending}`;
}

/** `MMMM Do YYYY` in local time, such as "November 20th 2026"; null when it is no date. */
export function longDate(value: DateValue): string | null {
  const date = toDate(value);
  if (!date) return null;
  return `${months[date.getMonth()]} ${ordinal(date.getDate())} ${date.getFullYear()}`;
}

/** What machines read in a `time` element: a day stays a day, all else is an instant. */
export function machineDate(value: DateValue): string | undefined {
  if (typeof value === 'string' && onlyDay.test(value)) return value;
  return toDate(value)?.toISOString();
}
