import type { ReactNode } from 'react';
import * as styles from './LiveRegion.css.ts';

export interface LiveRegionProps {
  /** The news, or nothing as long as there is none. */
  children: ReactNode;
}

/** A place that is read out when something comes to stand in it. It is there before its words are: only then are they heard. */
export function LiveRegion({ children }: LiveRegionProps) {
  return (
    <div role="status" className={styles.region}>
      {children}
    </div>
  );
}
