import type { ReactNode } from 'react';
import * as styles from './Columns.css.ts';

export const columnsKinds = ['form', 'moderation', 'terms'] as const;
export type ColumnsKind = (typeof columnsKinds)[number];

export interface ColumnsProps {
  /** What the two columns are for; decides their widths. The aside of a `form` follows the scroll. */
  kind: ColumnsKind;
  /** The narrow column at the end; below `lg` it comes after the rest. */
  aside: ReactNode;
  /** What stands in the wide column. */
  children: ReactNode;
}

/** A page in two columns, from `lg` up. */
export function Columns({ kind, aside, children }: ColumnsProps) {
  return (
    <div className={styles.columns[kind]}>
      <div className={styles.main}>{children}</div>
      <div className={kind === 'form' ? `${styles.aside} ${styles.follows}` : styles.aside}>
        {aside}
      </div>
    </div>
  );
}
