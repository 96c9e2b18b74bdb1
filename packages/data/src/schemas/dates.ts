// Made once: a list has one date in each row.
const months = new Intl.DateTimeFormat('en', { month: 'long' });
const times = new Intl.DateTimeFormat('en-NZ', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** 'MMMM Do YYYY' in local time, such as "November 20th 2026". */
export function formatDate(instant: string | number | Date): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return String(date);
  const day = date.getDate();
  return `${months.format(date)} ${day}${endings[rules.select(day)] ?? 'th'} ${date.getFullYear()}`;
}

/** The time of day of an instant, on the clock of this device, such as "09:41". */
export const clockTime = (instant: string | number): string => times.format(new Date(instant));
