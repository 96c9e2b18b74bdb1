const rules = new Intl.PluralRules('en', { type: 'ordinal' });

const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** 'MMMM Do YYYY' in local time, such as "November 20th 2026". */
export function formatDate(instant: string | number | Date): string {
  const date = new Date(instant);
  const month = date.toLocaleString('en', { month: 'long' });
  const day = date.getDate();
  return `${month} ${day}${endings[rules.select(day)] ?? 'th'} ${date.getFullYear()}`;
}
