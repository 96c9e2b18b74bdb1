/** Reads a day such as 2026-11-28, for example from an address; null when there is no such day, or not from the year 1000 to 9998. */
export function readDay(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  // Some engines read 2026-02-31 as a day in March.
  return text >= '1000' &&
    text < '9999' &&
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(text)
    ? text
    : null;
}

/** Reads a day, or one that many days before today: `0d` is today, `6d` begins the last 7 days. */
export const readDayOrAge = (text: string): string | null =>
  /^\d{1,4}d$/.test(text) ? text : readDay(text);

/** The days before today of a text that is no day. */
export const ageOf = (text: string): number | null =>
  text.endsWith('d') ? Number.parseInt(text, 10) : null;
