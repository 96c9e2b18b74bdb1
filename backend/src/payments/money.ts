import { brandNow } from '../brand/brand.ts';

/** An amount of whole cents, such as $9.00. */
export const moneyWords = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-NZ', {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
  }).format(cents / 100);

const ordinal = (day: number): string => {
  const teen = day % 100 > 10 && day % 100 < 14;
  return `${day}${(!teen && ['th', 'st', 'nd', 'rd'][day % 10]) || 'th'}`;
};

/** A UTC day in the format of the brand, such as November 20th 2026. */
export const dayWords = (at: Date): string => {
  const { dateFormat } = brandNow().brand;
  if (dateFormat === 'iso') return at.toISOString().slice(0, 10);
  const month = at.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
  const [day, year] = [at.getUTCDate(), at.getUTCFullYear()];
  return dateFormat === 'day-first'
    ? `${day} ${month} ${year}`
    : `${month} ${ordinal(day)} ${year}`;
};

/** A UTC month, such as November 2026. */
export const monthWords = (at: Date): string =>
  at.toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
