/** `auto` leaves out the cents of a whole amount; `always` keeps them, for amounts below each other. */
export const moneyCents = ['auto', 'always'] as const;
export type MoneyCents = (typeof moneyCents)[number];

const known = new Map<string, Intl.NumberFormat>();

function formatter(currency: string, whole: boolean): Intl.NumberFormat {
  const key = `${currency} ${whole}`;
  const cached = known.get(key);
  if (cached) return cached;
  const made = new Intl.NumberFormat('en-NZ', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(whole ? { maximumFractionDigits: 0 } : {}),
  });
  known.set(key, made);
  return made;
}

/** Whole cents (or the smallest coin of another currency) as people write them: `$384`, `$29.99`. */
export function formatMoney(amount: number, currency: string, cents: MoneyCents = 'auto'): string {
  const code = currency.toUpperCase();
  const digits = formatter(code, false).resolvedOptions().maximumFractionDigits ?? 2;
  const unit = 10 ** digits;
  return formatter(code, cents === 'auto' && amount % unit === 0).format(amount / unit);
}
