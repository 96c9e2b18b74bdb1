import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import type { Column } from './column.ts';
import { HeadCheck } from './HeadCheck.tsx';
import { wholeUpTo } from './rowWindow.ts';
import { toggled } from './selection.ts';
import type { Sort } from './sorting.ts';
import * as styles from './Table.css.ts';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { PhoneRow, TableRow } from './TableRow.tsx';
import { usePhone } from './usePhone.ts';

export interface TableSelection<Row> {
  /** Keys of the chosen rows; those of other pages may be among them. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Accessible name of a row's check, such as "Select Harbour ledger"; null for a row that cannot be selected. */
  rowLabel(row: Row): string | null;
}

export const tableDensities = ['default', 'figures'] as const;
export type TableDensity = (typeof tableDensities)[number];

export interface TableProps<Row> {
  /** What the rows are; its accessible name. */
  caption: string;
  /** A stable array: a new one renders every row again. */
  columns: readonly Column<Row>[];
  /** The records, a row each. A stable array, as for `columns`. */
  rows: readonly Row[];
  /** Identity of a row, also in the selection. */
  rowKey(row: Row): string;
  /** The sorted column. Sets `aria-sort` on its head. */
  sort?: Sort | undefined;
  /** Told what a press on a sortable head asks for. */
  onSort?: ((sort: Sort) => void) | undefined;
  /** Gives every row a check, and the head one for all rows on screen. */
  selection?: TableSelection<Row> | undefined;
  /** Newer rows are on their way; these stay. Sets `aria-busy`. */
  busy?: boolean | undefined;
  /** A row on a phone, where the table becomes a list. Without it the table scrolls sideways. A stable function, as for `columns`. */
  phone?(row: Row): ReactNode;
  /** Rows of 60 px, or of 44 for plain figures. Default `default`. Sets `data-density`. */
  density?: TableDensity | undefined;
}

/** Records in rows. Stands in a `TableCard`. Of more than 200 rows only those near the window are in the page. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    sort,
    onSort,
    selection,
    busy,
    phone,
    density = 'default',
  } = props;
  const small = usePhone();
  const onToggle = useToggle(selection);
  const check = (row: Row) => {
    const key = rowKey(row);
    return {
      rowKey: key,
      label: selection?.rowLabel(row),
      selected: selection?.selected.has(key) ?? false,
      onToggle,
    };
  };
  const keys = rows.map(rowKey);
  const selectable = rows.filter((row) => selection?.rowLabel(row) != null).map(rowKey);
  if (small && phone) {
    return (
      <>
        {selection && keys.length > 0 ? (
          <div className={styles.phoneHead}>
            <HeadCheck keys={selectable} selection={selection} />
          </div>
        ) : null}
        <ul aria-label={caption} aria-busy={busy || undefined}>
          {rows.map((row) => (
            <PhoneRow key={rowKey(row)} {...check(row)} row={row} phone={phone} />
          ))}
        </ul>
      </>
    );
  }
  return (
    <div className={styles.scroll}>
      <table
        className={styles.table}
        data-density={density}
        aria-busy={busy || undefined}
        aria-rowcount={rows.length > wholeUpTo ? rows.length + 1 : undefined}
      >
        <caption className={styles.caption}>{caption}</caption>
        <TableHead
          columns={columns}
          sort={sort}
          onSort={onSort}
          keys={selectable}
          selection={selection}
        />
        <TableBody
          count={rows.length}
          span={columns.length + (selection ? 1 : 0)}
          row={(index, part) => {
            const row = rows[index];
            if (row === undefined) return null;
            const place = part ? index + 2 : undefined;
            return (
              <TableRow
                key={keys[index]}
                {...check(row)}
                row={row}
                columns={columns}
                place={place}
              />
            );
          }}
        />
      </table>
    </div>
  );
}

/** One function for all renders, so that a row whose check did not change is not rendered again. */
function useToggle<Row>(selection: TableSelection<Row> | undefined): (key: string) => void {
  const latest = useRef(selection);
  useLayoutEffect(() => {
    latest.current = selection;
  });
  return useCallback((key) => {
    latest.current?.onChange(toggled(latest.current.selected, key));
  }, []);
}

export { type Column, type ColumnHead, type SkeletonCell, skeletonCells } from './column.ts';
export { RowLink, type RowLinkProps } from './RowLink.tsx';
export { nextSort, type Sort, type SortDirection, sortDirections } from './sorting.ts';
export { TableCard, type TableCardProps } from './TableCard.tsx';
export { TableSkeleton, type TableSkeletonProps } from './TableSkeleton.tsx';
