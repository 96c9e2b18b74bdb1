import { formatLocale, formatsEnglish } from '../formatLocale.ts';

/* Without Intl in English: its first use takes 25 ms of a page's start on a slow device. */

/** A whole number, such as 1,234 or 1.234. */
export const formatNumber = (value: number): string =>
  formatsEnglish()
    ? String(value).replace(/\B(?=(\d{3})+$)/g, ',')
    : value.toLocaleString(formatLocale());

/** A number below 1,000 with one decimal, such as 4.5 or 4,5. */
export const formatDecimal = (value: number): string =>
  formatsEnglish()
    ? value.toFixed(1)
    : value.toLocaleString(formatLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
