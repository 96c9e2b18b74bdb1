import { formatLocale } from '../../formatLocale.ts';

/** Between the whole number and its fraction on this page. */
const decimalPoint = () =>
  new Intl.NumberFormat(formatLocale()).formatToParts(1.5).find(({ type }) => type === 'decimal')
    ?.value;

/** A sign, a unit, digits with their separators, a unit. */
const typedNumber = /^(-?)\s*([^\d.,-]*)(-?)\s*([\d.,](?:[\d.,\s'’]*[\d.,])?)([^\d.,]*)$/;
const wholeNumber = /^(\d*|\d{1,3}(?:([\s'’.,])\d{3})(?:\2\d{3})*)$/;

const plainText = (text: string) => text.trim().toLowerCase().replaceAll(/[−–]/g, '-');

/** Without the unit at its end, or at its start or behind its sign. A unit may have digits and full stops, as “m2” and “Std.”. */
function withoutUnit(text: string, unit: string): string {
  const plain = plainText(unit);
  if (plain === '') return text;
  if (text.endsWith(plain)) return text.slice(0, -plain.length).trim();
  const [sign = ''] = /^-?\s*/.exec(text) ?? [];
  return text.startsWith(plain, sign.length)
    ? sign + text.slice(sign.length + plain.length).trim()
    : text;
}

/** Whether there is nothing beside a number but a currency, of its field if that names one. */
function isCurrency(text: string, units: readonly string[]): boolean {
  const plain = text.trim();
  if (plain === '') return true;
  const currencies: readonly string[] = units.join('').match(/\p{Sc}/gu) ?? [];
  return /^\p{Sc}$/u.test(plain) && (currencies.length === 0 || currencies.includes(plain));
}

/**
 * Reads a typed number: '1,234.5', '1 234.5', '$1,234.5', and '1.234,5' where it can be nothing else or the page has decimal
 * commas. A separator that cannot be that of thousands is the decimal one. Null if the text is not a number.
 *
 * @param units What may stand beside it, besides a currency. Default: nothing.
 * @param decimals How many decimals it may have. Default: any number.
 */
export function readNumber(
  text: string,
  units: readonly string[] = [],
  decimals = Infinity,
): number | null {
  const typed = typedNumber.exec(units.reduce(withoutUnit, plainText(text)));
  const [, sign = '', before = '', innerSign = '', digits = '', after = ''] = typed ?? [];
  if (sign && innerSign) return null;
  if (!(isCurrency(before, units) && isCurrency(after, units))) return null;
  const [, whole = '', point, fraction = ''] = /^(.*?)(?:([.,])(\d*))?$/.exec(digits) ?? [];
  const groups =
    point !== undefined &&
    (whole.includes(point) ||
      (point !== decimalPoint() && fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)));
  if (!groups && fraction.length > decimals) return null;
  const [, int = null] = wholeNumber.exec(groups ? digits : whole) ?? [];
  if (int === null || !/\d/.test(digits)) return null;
  const plain = `${int.replaceAll(/\D/g, '')}.${groups ? '' : fraction}`;
  return Number(`${sign || innerSign}${plain}`);
}

/** A number as it is shown: 1,234.5 or 1.234,5; with `decimals` 2 1,234.50. */
export const numberText = (value: number | null, decimals?: number): string =>
  value === null
    ? ''
    : value.toLocaleString(formatLocale(), {
        minimumFractionDigits: decimals ?? 0,
        maximumFractionDigits: decimals ?? 20,
      });

const fractionOf = (value: number) => String(value).split('.')[1]?.length ?? 0;

interface Limits {
  min?: number | undefined;
  max?: number | undefined;
}

/** The next number in steps, within the limits. Without the errors of binary fractions, such as 0.30000000000000004. */
export function steppedNumber(
  value: number | null,
  by: number,
  { min = -Infinity, max = Infinity }: Limits,
): number {
  const start = value ?? (min > -Infinity && by > 0 ? min - by : 0);
  const next = (start + by).toFixed(Math.max(fractionOf(start), fractionOf(by)));
  return Math.min(max, Math.max(min, Number(next)));
}

/** An example of what can be typed: within the limits, with a fraction where the steps have one. */
export function exampleNumber(
  step: number,
  { min = -Infinity, max = Infinity }: Limits,
  decimals?: number,
): string {
  const example = Number.isInteger(step) ? 1234 : 1234.5;
  return numberText(Math.min(max, Math.max(min, example)), decimals);
}
