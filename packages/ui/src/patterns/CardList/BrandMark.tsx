import { CreditCard } from 'lucide-react';
import type { ReactElement } from 'react';
import { Icon } from '../../internal/icon/Icon.tsx';
import * as styles from './BrandMark.css.ts';

const marks = new Map<string, ReactElement>([
  ['visa', <span key="visa" className={styles.visa} />],
  ['amex', <span key="amex" className={styles.amex} />],
  [
    'mastercard',
    <svg key="mastercard" className={styles.discs} viewBox="0 0 26 16" aria-hidden>
      <circle className={styles.first} cx="9" cy="8" r="7.5" />
      <circle className={styles.second} cx="17" cy="8" r="7.5" />
    </svg>,
  ],
]);

/** A small card with what people know its brand by; its name stands beside it in words. */
export function BrandMark({ brand }: { brand: string }) {
  return (
    <span className={styles.mark} aria-hidden>
      {marks.get(brand.toLowerCase()) ?? <Icon icon={CreditCard} />}
    </span>
  );
}
