import { Mark } from '../../components/Brand/Brand.tsx';
import * as styles from './Shell.css.ts';

/** The areas of the `Shell` before anything is known about user and page. Decorative, and without text, so that it needs no font. */
export function ShellFrame() {
  return (
    <div className={`${styles.shell} ${styles.frame}`} aria-hidden>
      <div className={styles.side}>
        <div className={styles.frameBrand}>
          <Mark />
        </div>
      </div>
      <div className={styles.column}>
        <div className={styles.top}>
          <div className={styles.frameHome}>
            <Mark />
          </div>
        </div>
        <div className={styles.main}>
          <div className={styles.frameHeading} />
          <div className={styles.frameCard} />
        </div>
      </div>
    </div>
  );
}
