import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Money.css.ts';

/** `auto` leaves out the cents of a whole amount; `always` keeps them, for amounts below each other. */
type MoneyCents = 'auto' | 'always';

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

export interface MoneyProps {
  /** The amount in whole cents, or in the smallest coin of a currency without cents. */
  amount: number;
  /** Code of three emails, such as `USD`. */
  currency: string;
  /** Whether whole amounts show their cents. Default `auto`: they do not. */
  cents?: MoneyCents | undefined;
  /** A price that no longer holds: struck through, and said as "was". Default false. Sets `data-was`. */
  was?: boolean | undefined;
}

/** An amount of money in figures of one width; size and weight come from the text around it. */
export function Money({ amount, currency, cents, was }: MoneyProps) {
  const words = formatMoney(amount, currency, cents);
  if (!was) return <span className={styles.money}>{words}</span>;
  return (
    <s className={styles.money} data-was>
      <VisuallyHidden>was </VisuallyHidden>
      {words}
    </s>
  );
}
