import { formatLocale } from '../../formatLocale.ts';

/** Between the whole number and its fraction on this page. */
const decimalPoint = () =>
  new Intl.NumberFormat(formatLocale()).formatToParts(1.5).find(({ type }) => type === 'decimal')
    ?.value;

/** A sign, a unit, digits with their separators, a unit. */
const typedNumber = /^(-?)\s*([^\d.,-]*)(-?)\s*([\d.,](?:[\d.,\s'’]*[\d.,])?)([^\d.,]*)$/;
const wholeNumber = /^(\d*|\d{1,3}(?:([\s'’.,])\d{3})(?:\2\d{3})*)$/;

/** Whether the text beside a number is a unit of its field, or a currency where the field names no other. */
function isUnit(text: string, units: readonly string[]): boolean {
  const plain = text.trim().toLowerCase();
  if (plain === '' || units.some((unit) => unit.trim().toLowerCase() === plain)) return true;
  const currencies: readonly string[] = units.join('').match(/\p{Sc}/gu) ?? [];
  return /^\p{Sc}$/u.test(plain) && (currencies.length === 0 || currencies.includes(plain));
}

/**
 * Reads a typed number: '1,234.5', '1 234.5', '$1,234.5', and '1.234,5' where it can be nothing else or the page has decimal
 * commas. A separator that cannot be that of thousands is the decimal one. Null if the text is not a number.
 *
 * @param units What may stand beside it, besides a currency. Default: nothing.
 */
export function readNumber(text: string, units: readonly string[] = []): number | null {
  const typed = typedNumber.exec(text.trim().replaceAll(/[−–]/g, '-'));
  const [, sign = '', before = '', innerSign = '', digits = '', after = ''] = typed ?? [];
  if (sign && innerSign) return null;
  if (!(isUnit(before, units) && isUnit(after, units))) return null;
  const [, whole = '', point, fraction = ''] = /^(.*?)(?:([.,])(\d*))?$/.exec(digits) ?? [];
  const groups =
    point !== undefined &&
    (whole.includes(point) ||
      (point !== decimalPoint() && fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)));
  const [, int = null] = wholeNumber.exec(groups ? digits : whole) ?? [];
  if (int === null || !/\d/.test(digits)) return null;
  const plain = `${int.replaceAll(/\D/g, '')}.${groups ? '' : fraction}`;
  return Number(`${sign || innerSign}${plain}`);
}

/** A number as it is shown: 1,234.5 or 1.234,5. */
export const numberText = (value: number | null): string =>
  value === null ? '' : value.toLocaleString(formatLocale(), { maximumFractionDigits: 20 });

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;

/** The next number in steps, within the limits. Without the errors of binary fractions, such as 0.30000000000000004. */
export function steppedNumber(
  value: number | null,
  by: number,
  { min = -Infinity, max = Infinity }: { min?: number | undefined; max?: number | undefined },
): number {
  const start = value ?? (min > -Infinity && by > 0 ? min - by : 0);
  const next = (start + by).toFixed(Math.max(decimalsOf(start), decimalsOf(by)));
  return Math.min(max, Math.max(min, Number(next)));
}
