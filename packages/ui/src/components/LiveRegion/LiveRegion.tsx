import type { ReactNode } from 'react';
import * as styles from './LiveRegion.css.ts';

export interface LiveRegionProps {
  /** The message, or nothing. */
  children: ReactNode;
}

/** A live region. Mount it before its text: screen readers announce only later changes. */
export function LiveRegion({ children }: LiveRegionProps) {
  return (
    <div role="status" className={styles.region}>
      {children}
    </div>
  );
}
