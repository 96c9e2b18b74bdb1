import { m } from '../../i18n/messages.js';
import { hidden } from '../../internal/hidden.css.ts';
import { sized } from '../../internal/sized.ts';
import type { TableDensity } from './columns.ts';
import * as styles from './TableSkeleton.css.ts';

export interface TableSkeletonProps {
  /** Number of rows: those of a page. */
  rows: number;
  /** What is loading, for screen readers; place it in a `LiveRegion`. Default "Loading". */
  label?: string | undefined;
  /** That of the table, which decides the height of the rows. Default `default`. Sets `data-density`. */
  density?: TableDensity | undefined;
}

/** A placeholder for a loading table with the same row height, shown after 150 ms. One element, whatever the number of rows. */
export function TableSkeleton({
  rows,
  label = m.components_loading(),
  density = 'default',
}: TableSkeletonProps) {
  return (
    <>
      <p className={hidden}>{label}</p>
      <div
        ref={sized({ blockSize: `${rows}lh` })}
        aria-hidden
        data-density={density}
        className={density === 'default' ? styles.skeleton : styles.lowSkeleton}
      />
    </>
  );
}
