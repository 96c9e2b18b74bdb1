// Made once: a list has one date in each row.
const months = new Intl.DateTimeFormat('en', { month: 'long' });
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** 'MMMM Do YYYY' in local time, such as "November 20th 2026". */
export function formatDate(instant: string | number | Date): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return String(date);
  const day = date.getDate();
  return `${months.format(date)} ${day}${endings[rules.select(day)] ?? 'th'} ${date.getFullYear()}`;
}
