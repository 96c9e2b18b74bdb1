import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

export interface PairProps {
  /** Two fields that are one thing, such as first and last name. */
  children: ReactNode;
}

/** Two halves beside each other, below each other on phones. */
export function Pair({ children }: PairProps) {
  return <div className={styles.pair}>{children}</div>;
}
