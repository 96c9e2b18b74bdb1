import type { ReactNode } from 'react';
import { useRoom } from '../useRoom.ts';
import * as styles from './Columns.css.ts';

export const columnsKinds = ['form', 'moderation', 'terms'] as const;
export type ColumnsKind = (typeof columnsKinds)[number];

export interface ColumnsProps {
  /** What the two columns are for; decides their widths. The aside of a `form` follows the scroll. */
  kind: ColumnsKind;
  /** The narrow column at the end. In one column, below `xl`, it comes after the rest; that of `terms` before it. */
  aside: ReactNode;
  /** What stands in the wide column. */
  children: ReactNode;
}

/** A page in two columns, from `xl` up. */
export function Columns({ kind, aside, children }: ColumnsProps) {
  const room = useRoom();
  const parts = [
    <div key="main" className={styles.main}>
      {children}
    </div>,
    <div
      key="aside"
      className={kind === 'form' ? `${styles.aside} ${styles.follows}` : styles.aside}
    >
      {aside}
    </div>,
  ];
  // In the order in which they are seen, so that the focus goes through them in it too.
  if (kind === 'terms' && room !== 'xl') parts.reverse();
  return <div className={styles.columns[kind]}>{parts}</div>;
}
