import { Banner } from '../../components/Banner/Banner.tsx';
import * as styles from './Ineligible.css.ts';

/** What admins find where others pay. */
export function Ineligible() {
  return (
    <Banner tone="info">
      <p>
        <strong className={styles.lead}>
          Super Admin accounts are ineligible for paid account subscriptions.
        </strong>{' '}
        All premium features are already available.
      </p>
    </Banner>
  );
}
