import { inEnglish, pageLocale } from '../pageLocale.ts';

/* Without Intl in English: its first use takes 25 ms of a page's start on a slow device. */

/** A whole number, such as 1,234 or 1.234. */
export const formatNumber = (value: number): string =>
  inEnglish() ? String(value).replace(/\B(?=(\d{3})+$)/g, ',') : value.toLocaleString(pageLocale());

/** A number below 1,000 with one decimal, such as 4.5 or 4,5. */
export const formatDecimal = (value: number): string =>
  inEnglish()
    ? value.toFixed(1)
    : value.toLocaleString(pageLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
