import type { ReactNode } from 'react';
import * as styles from './OverviewLists.css.ts';

export interface OverviewGridProps {
  /** The cards, in reading order. */
  children: ReactNode;
}

/** Cards of an overview, two side by side where there is room. */
export function OverviewGrid({ children }: OverviewGridProps) {
  return <div className={styles.grid}>{children}</div>;
}
