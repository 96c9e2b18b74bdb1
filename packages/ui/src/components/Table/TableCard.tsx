import type { ReactNode } from 'react';
import * as styles from './TableCard.css.ts';

export interface TableCardProps {
  /** What narrows the rows down: search first, then filters. */
  toolbar?: ReactNode;
  /** What stands at the toolbar's end: the choice of order. */
  toolbarEnd?: ReactNode;
  /** A `Table`, a `TableSkeleton` or an `EmptyState`. */
  children: ReactNode;
  /** The `Pagination`. */
  footer?: ReactNode;
}

/** The card around a table, from edge to edge. */
export function TableCard({ toolbar, toolbarEnd, children, footer }: TableCardProps) {
  return (
    <div className={styles.card}>
      {toolbar || toolbarEnd ? (
        <div className={styles.toolbar}>
          {toolbar}
          {toolbarEnd ? <div className={styles.toolbarEnd}>{toolbarEnd}</div> : null}
        </div>
      ) : null}
      {children}
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </div>
  );
}
