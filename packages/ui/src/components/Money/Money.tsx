import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { formatMoney, type MoneyCents } from './formatMoney.ts';
import * as styles from './Money.css.ts';

export interface MoneyProps {
  /** The amount in whole cents, or in the smallest coin of a currency without cents. */
  amount: number;
  /** Code of three letters, such as `USD`. */
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

export { formatMoney, type MoneyCents, moneyCents } from './formatMoney.ts';
