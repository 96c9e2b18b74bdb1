import { languageNow } from '../../base/texts.ts';
import { brandNow } from './brand.ts';

/* Written in the language of now. */

/** An amount of whole cents, such as $9.00 or 9,00 $. */
export const moneyWords = (cents: number, currency: string): string =>
  new Intl.NumberFormat(languageNow() === 'en' ? 'en-NZ' : languageNow(), {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
  }).format(cents / 100);

const ordinal = (day: number): string => {
  const teen = day % 100 > 10 && day % 100 < 14;
  return `${day}${(!teen && ['th', 'st', 'nd', 'rd'][day % 10]) || 'th'}`;
};

/** A UTC day in the format of the brand, such as November 20th 2026 or 20. November 2026. */
export const dayWords = (at: Date): string => {
  const language = languageNow();
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
export const monthWords = (at: Date): string =>
  at.toLocaleString(languageNow(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
