import { Mark } from '@portal/ui/components/Brand';
import * as styles from './Splash.css.ts';

/** Stands until the session is known. */
export function Splash() {
  return (
    <div className={styles.splash} role="status" aria-label="Opening the portal">
      <Mark size="large" />
    </div>
  );
}
