import type { Language } from '@portal/domain';
import { brandNow } from './brand.ts';

/** An amount of whole cents, such as $9.00 or 9,00 $. */
export const moneyWords = (cents: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(language === 'en' ? 'en-NZ' : language, {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
  }).format(cents / 100);

const ordinal = (day: number): string => {
  const teen = day % 100 > 10 && day % 100 < 14;
  return `${day}${(!teen && ['th', 'st', 'nd', 'rd'][day % 10]) || 'th'}`;
};

/** A UTC day in the format of the brand, such as November 20th 2026 or 20. November 2026. */
export const dayWords = (at: Date, language: Language): string => {
  const { dateFormat } = brandNow().brand;
  if (dateFormat === 'iso') return at.toISOString().slice(0, 10);
  if (language !== 'en') return at.toLocaleString(language, { dateStyle: 'long', timeZone: 'UTC' });
  const month = at.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
  const [day, year] = [at.getUTCDate(), at.getUTCFullYear()];
  return dateFormat === 'day-first'
    ? `${day} ${month} ${year}`
    : `${month} ${ordinal(day)} ${year}`;
};

/** A UTC month, such as November 2026. */
export const monthWords = (at: Date, language: Language): string =>
  at.toLocaleString(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
