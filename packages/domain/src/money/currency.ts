/**
 * What the currency of prices must be instead of `code`: an ISO 4217 code in any case, of a currency with two decimals, because
 * prices are whole cents everywhere. Null if it is.
 */
export function wantedCurrency(code: string): string | null {
  const currency = code.toUpperCase();
  if (!Intl.supportedValuesOf('currency').includes(currency)) return 'a currency such as nzd';
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits === 2
    ? null
    : 'a currency with two decimals such as nzd, since prices are in cents';
}
