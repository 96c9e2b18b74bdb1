import { Money } from '../../components/Money/Money.tsx';
import * as styles from './PlanPicker.css.ts';
import { monthWords, type Plan, type PlanTerm, termWords } from './plan.ts';

export interface PlanPriceProps {
  /** The plan whose price is told. */
  plan: Plan;
  /** How often it is paid. */
  term: PlanTerm;
  /** Code of three letters, such as `USD`. */
  currency: string;
  /** A further sentence after what it is a month. */
  more?: string | undefined;
}

/** A plan's price, read out anew when the interval changes. */
export function PlanPrice({ plan, term, currency, more }: PlanPriceProps) {
  const { price, comparePrice } = plan;
  const month = monthWords(price, term, currency);
  return (
    <div aria-live="polite">
      <p className={styles.price}>
        <span className={styles.amount}>
          <Money amount={price} currency={currency} />
        </span>{' '}
        <span>{termWords[term].every}</span>{' '}
        {comparePrice ? <Money amount={comparePrice} currency={currency} was /> : null}
      </p>
      <p className={styles.month}>{more ? `${month}. ${more}` : month}</p>
    </div>
  );
}
