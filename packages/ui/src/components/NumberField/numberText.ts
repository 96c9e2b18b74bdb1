import { formatLocale } from '../../formatLocale.ts';

const separators = () => {
  const parts = new Intl.NumberFormat(formatLocale()).formatToParts(11_111.5);
  const of = (type: string) => parts.find((part) => part.type === type)?.value;
  return { decimal: of('decimal') ?? '.', group: of('group') ?? ',' };
};

/**
 * Reads a typed number: '1,234.5', '1234.5', and '1.234,5' where the page has decimal commas. A separator that cannot be that
 * of thousands is the decimal one. Null if the text is not a number.
 */
export function readNumber(text: string): number | null {
  const { decimal } = separators();
  const other = decimal === '.' ? ',' : '.';
  const plain = text.replace(/[\s'’]/g, '').replace(/^[−–]/, '-');
  const grouped = new RegExp(`^-?\\d{1,3}(\\${other}\\d{3})+(\\${decimal}\\d*)?$`).test(plain);
  const ungrouped = grouped ? plain.replaceAll(other, '') : plain;
  const dotted = ungrouped.replace(/[.,]/, '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(dotted) ? Number(dotted) : null;
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
