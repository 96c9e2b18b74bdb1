import { memo, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { hidden } from '../../internal/hidden.css.ts';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { Column, Sort } from './columns.ts';
import { toggled } from './selection.ts';
import * as styles from './Table.css.ts';
import { TableBody, wholeUpTo } from './TableBody.tsx';
import { HeadCheck, TableHead } from './TableHead.tsx';
import { usePhone } from './usePhone.ts';

export interface TableSelection<Row> {
  /** Keys of the chosen rows; those of other pages may be among them. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Accessible name of a row's check, such as "Select Harbour ledger"; null for a row that cannot be selected. */
  rowLabel(row: Row): string | null;
}

type TableDensity = 'default' | 'figures';

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
  /** Called with the new sort order. */
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

interface CheckProps {
  rowKey: string;
  /** Accessible name of the check; null where this row cannot be selected, undefined where none can. */
  label: string | null | undefined;
  selected: boolean;
  onToggle: (key: string) => void;
}

function RowCheck({ rowKey, label, selected, onToggle }: CheckProps & { label: string }) {
  return (
    <Checkbox
      name={`row-${rowKey}`}
      label={label}
      labelHidden
      checked={selected}
      onChange={() => onToggle(rowKey)}
    />
  );
}

interface TableRowProps<Row> extends CheckProps {
  row: Row;
  columns: readonly Column<Row>[];
  /** Its number in a table that is rendered in part, counting the head. Sets `aria-rowindex`. */
  place?: number | undefined;
}

function PlainTableRow<Row>({ row, columns, place, label, ...check }: TableRowProps<Row>) {
  return (
    <tr className={styles.row} aria-rowindex={place} data-selected={check.selected || undefined}>
      {label === undefined ? null : (
        <td className={`${styles.checkCell} ${styles.cell}`}>
          {label === null ? null : <RowCheck {...check} label={label} />}
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} className={styles.cell} data-align={column.align}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

interface PhoneRowProps<Row> extends CheckProps {
  row: Row;
  phone(row: Row): ReactNode;
}

function PlainPhoneRow<Row>({ row, phone, label, ...check }: PhoneRowProps<Row>) {
  return (
    <li className={styles.phoneRow} data-selected={check.selected || undefined}>
      {label === undefined ? null : (
        <div className={styles.phoneCheck}>
          {label === null ? null : <RowCheck {...check} label={label} />}
        </div>
      )}
      <div className={styles.phoneContent}>{phone(row)}</div>
    </li>
  );
}

/** A row renders again only when its own record, its check or the columns change. */
const TableRow: <Row>(props: TableRowProps<Row>) => ReactNode = memo(PlainTableRow);
export const PhoneRow: <Row>(props: PhoneRowProps<Row>) => ReactNode = memo(PlainPhoneRow);

export interface TableCardProps {
  /** What narrows the rows down: search first, then filters. */
  toolbar?: ReactNode;
  /** At the end of the toolbar: the sort order. */
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

export interface RowLinkProps {
  /** Where it leads. */
  href: string;
  /** The verb, the same in every row. */
  children: string;
  /** Which row it is about, for screen readers: "Edit" becomes "Edit Harbour ledger". */
  about: string;
}

/** The action at the end of a row; it is filled while the pointer is over its row. */
export function RowLink({ href, children, about }: RowLinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor href={href} className={styles.rowLink}>
      {children}
      <span className={hidden}>&nbsp;{about}</span>
    </Anchor>
  );
}

export type { Column, Sort } from './columns.ts';
export { TableSkeleton, type TableSkeletonProps } from './TableSkeleton.tsx';
