import { m } from '../i18n/messages.js';

/** The values of a brand that are names of choices, in words, by their field. */
export const brandWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  density: { compact: m.brand_value_compact() },
  dateFormat: {
    'month-first': m.brand_value_month_first(),
    'day-first': m.brand_value_day_first(),
    iso: m.brand_value_iso(),
  },
};
