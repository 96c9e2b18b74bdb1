import { m } from '../../i18n/messages.js';
import type { ElementProps } from '../../internal/elementProps.ts';
import { richText } from '../../richText.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { currencyFormat, decimalsOf } from './currencyFormat.ts';
import * as styles from './Money.css.ts';

/** `auto` omits the cents of whole amounts; `always` shows them, for columns of amounts. */
type MoneyCents = 'auto' | 'always';

/** Formats an amount in cents (or the smallest unit of another currency): `$384`, `$29.99`; in German `29,99 $`. */
export function formatMoney(amount: number, currency: string, cents: MoneyCents = 'auto'): string {
  const code = currency.toUpperCase();
  const unit = 10 ** decimalsOf(code);
  return currencyFormat(code, cents === 'auto' && amount % unit === 0).format(amount / unit);
}

export interface MoneyProps extends ElementProps<'span'> {
  /** The amount in cents, or in the smallest unit of a currency without cents. */
  amount: number;
  /** ISO 4217 code, such as `USD`. */
  currency: string;
  /** Whether whole amounts show cents. Default `auto`: they do not. */
  cents?: MoneyCents | undefined;
  /** A former price: struck through, and announced as "was". Default false. Sets `data-was`. */
  was?: boolean | undefined;
}

/** An amount of money in tabular figures, with the size and weight of the surrounding text. */
export function Money({ amount, currency, cents, was, ...rest }: MoneyProps) {
  const words = formatMoney(amount, currency, cents);
  if (!was)
    return (
      <span {...rest} className={styles.money}>
        {words}
      </span>
    );
  return (
    <s {...rest} className={styles.money} data-was>
      {richText(m.components_former_price({ amount: words }), {
        was: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
      })}
    </s>
  );
}
