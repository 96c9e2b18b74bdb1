import type { ReactNode } from 'react';
import * as styles from './Shell.css.ts';

export interface ShellFrameProps {
  /** The mark of the product. Default: none. */
  mark?: ReactNode;
}

/** The areas of the `Shell` before anything is known about user and page. Decorative, and without text, so that it needs no font. */
export function ShellFrame({ mark }: ShellFrameProps) {
  return (
    <div className={`${styles.shell} ${styles.frame}`} aria-hidden>
      <div className={styles.side}>
        <div className={styles.frameBrand}>{mark}</div>
      </div>
      <div className={styles.column}>
        <div className={styles.top}>
          <div className={styles.frameHome}>{mark}</div>
        </div>
        <div className={styles.main}>
          <div className={styles.frameHeading} />
          <div className={styles.frameCard} />
        </div>
      </div>
    </div>
  );
}
