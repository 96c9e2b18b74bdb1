import { hidden } from '../../internal/hidden.css.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { ColumnHead, SkeletonCell } from './columns.ts';
import * as styles from './Table.css.ts';
import { TableHead } from './TableHead.tsx';
import { usePhone } from './usePhone.ts';

export interface TableSkeletonProps {
  /** The columns of the table. */
  columns: readonly ColumnHead[];
  /** Number of rows: those of a page. */
  rows: number;
  /** What is loading, for screen readers; place it in a `LiveRegion`. Default "Loading". */
  label?: string | undefined;
}

/** A placeholder for a loading table with the same header and row height, shown after 150 ms. */
export function TableSkeleton({ columns, rows, label = 'Loading' }: TableSkeletonProps) {
  const small = usePhone();
  const numbers = Array.from({ length: rows }, (_, index) => index);
  return (
    <>
      <p className={hidden}>{label}</p>
      {small ? (
        <ul aria-hidden>
          {numbers.map((number) => (
            <li key={number} className={styles.phoneRow}>
              <div className={styles.phoneContent}>
                <Bones cell="name" row={number} phone />
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <table className={styles.table} aria-hidden>
          <TableHead columns={columns} keys={[]} />
          <tbody>
            {numbers.map((number) => (
              <tr key={number} className={styles.row}>
                {columns.map((column, index) => (
                  <td key={column.key} className={styles.cell}>
                    <Bones cell={column.skeleton ?? (index === 0 ? 'name' : 'text')} row={number} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

interface BonesProps {
  cell: SkeletonCell;
  /** Varies the width of the lines, to look like text. */
  row: number;
  /** Shows the other columns below the name, as on phones. Default false. */
  phone?: boolean | undefined;
}

const lengths = ['half', 'wide', 'short'] as const;

function Bones({ cell, row, phone }: BonesProps) {
  switch (cell) {
    case 'none':
      return null;
    case 'badge':
      return <Skeleton shape="block" width={86} height={22} />;
    case 'text':
      return <Skeleton shape="text" width={112} />;
    case 'name':
      return (
        <div className={styles.name}>
          <Skeleton shape="block" width={36} />
          <div className={styles.lines}>
            <Skeleton shape="text" width={lengths[row % 3]} />
            <Skeleton shape="text" width={lengths[(row + 1) % 3]} />
            {phone ? (
              <div className={styles.badgeLine}>
                <Skeleton shape="block" width={86} height={22} />
                <Skeleton shape="text" width={112} />
              </div>
            ) : null}
          </div>
        </div>
      );
  }
}
