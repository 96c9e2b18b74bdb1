import { Check, Minus } from 'lucide-react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../internal/icon/Icon.tsx';
import * as styles from './PlanPicker.css.ts';

export interface PlanFeature {
  /** Unique in its list. */
  text: string;
  included: boolean;
}

/** What a plan holds; what it lacks is quieter, has a dash, and is said. */
export function PlanFeatures({ features }: { features: readonly PlanFeature[] }) {
  return (
    <ul className={styles.features}>
      {features.map(({ text, included }) => (
        <li key={text} className={styles.feature} data-missing={included ? undefined : ''}>
          <span className={styles.mark}>
            <Icon icon={included ? Check : Minus} />
          </span>
          <span>
            {included ? null : <VisuallyHidden>Not included: </VisuallyHidden>}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
