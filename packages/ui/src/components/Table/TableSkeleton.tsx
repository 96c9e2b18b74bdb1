import { m } from '../../i18n/messages.js';
import { hidden } from '../../internal/hidden.css.ts';
import { sized } from '../../internal/sized.ts';
import * as styles from './TableSkeleton.css.ts';

export interface TableSkeletonProps {
  /** Number of rows: those of a page. */
  rows: number;
  /** What is loading, for screen readers; place it in a `LiveRegion`. Default "Loading". */
  label?: string | undefined;
}

/** A placeholder for a loading table with the same row height, shown after 150 ms. One element, whatever the number of rows. */
export function TableSkeleton({ rows, label = m.components_loading() }: TableSkeletonProps) {
  return (
    <>
      <p className={hidden}>{label}</p>
      <div ref={sized({ blockSize: `${rows}lh` })} aria-hidden className={styles.skeleton} />
    </>
  );
}
