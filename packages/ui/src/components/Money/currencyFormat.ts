import { formatLocale } from '../../formatLocale.ts';

const known = new Map<string, Intl.NumberFormat>();

/** Formats in this currency, `whole` without its decimals. */
export function currencyFormat(currency: string, whole = false): Intl.NumberFormat {
  const key = `${currency} ${whole}`;
  const cached = known.get(key);
  if (cached) return cached;
  const made = new Intl.NumberFormat(formatLocale(), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(whole ? { maximumFractionDigits: 0 } : {}),
  });
  known.set(key, made);
  return made;
}

/** How many decimals a currency has: 2 for cents. */
export const decimalsOf = (currency: string): number =>
  currencyFormat(currency).resolvedOptions().maximumFractionDigits ?? 2;
