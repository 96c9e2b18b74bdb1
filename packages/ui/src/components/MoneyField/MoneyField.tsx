import { currencyFormat, decimalsOf } from '../Money/currencyFormat.ts';
import { NumberField, type NumberFieldProps } from '../NumberField/NumberField.tsx';

export interface MoneyFieldProps extends Omit<NumberFieldProps, 'decimals' | 'before' | 'after'> {
  /** ISO 4217 code, such as `USD`; its sign is before or after the amount, as in the language of the page. */
  currency: string;
  /** The amount in cents, or in the smallest unit of a currency without cents; null if the field is empty or no amount. Default: uncontrolled. */
  value?: number | null | undefined;
  /** The initial amount in cents, if uncontrolled. Default null. */
  defaultValue?: number | null | undefined;
  /** Called on every change, with the amount in cents and the typed text; `problem` says why the text is no amount. */
  onValueChange?: NumberFieldProps['onValueChange'];
  /** The lowest amount that the arrow keys reach, in cents. Default: none. */
  min?: number | undefined;
  /** The highest amount that the arrow keys reach, in cents. Default: none. */
  max?: number | undefined;
  /** What the arrow keys add, in cents. Default: one whole unit, such as a dollar. */
  step?: number | undefined;
}

/** The sign of a currency, and whether the language writes it before an amount. */
function signOf(currency: string) {
  const parts = currencyFormat(currency).formatToParts(1);
  const at = parts.findIndex(({ type }) => type === 'currency');
  const sign = parts[at]?.value ?? currency;
  return at < parts.findIndex(({ type }) => type === 'integer')
    ? // "CHF 20", but "$20".
      { before: /\p{L}$/u.test(sign) ? `${sign}\u00a0` : sign }
    : { after: sign };
}

/** An amount of money, typed with or without separators, cents and its sign. A plain form submits it as a decimal number. */
export function MoneyField({
  currency,
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  step,
  ...field
}: MoneyFieldProps) {
  const code = currency.toUpperCase();
  const decimals = decimalsOf(code);
  const unit = 10 ** decimals;
  const whole = (cents: number | undefined) => (cents === undefined ? undefined : cents / unit);
  return (
    <NumberField
      {...field}
      {...signOf(code)}
      decimals={decimals}
      value={value === null ? null : whole(value)}
      defaultValue={defaultValue === null ? null : whole(defaultValue)}
      min={whole(min)}
      max={whole(max)}
      step={whole(step) ?? 1}
      onValueChange={(amount, ...typed) =>
        onValueChange?.(amount === null ? null : Math.round(amount * unit), ...typed)
      }
    />
  );
}
