import { memo, type ReactNode, useMemo, useState } from 'react';
import { m } from '../../i18n/messages.js';
import type { ElementProps } from '../../internal/elementProps.ts';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import { scrollRegion } from '../../internal/scrollFocus.ts';
import { sized } from '../../internal/sized.ts';
import { useAvailableWidth } from '../../internal/useAvailableWidth.ts';
import { type Column, narrowestTable, type Sort, type TableDensity } from './columns.ts';
import { sameValue } from './sameValue.ts';
import * as styles from './Table.css.ts';
import { TableBody, wholeUpTo } from './TableBody.tsx';
import { TableCheck } from './TableCheck.tsx';
import { HeadCheck, TableHead } from './TableHead.tsx';
import { hasShift, useRowToggle } from './useRowToggle.ts';
import { useSelectedRows } from './useSelectedRows.ts';

const none: ReadonlySet<string> = new Set();

export interface TableSelection<Row> {
  /** Keys of the selected rows, which may include rows of other pages. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Accessible name of a row's checkbox, such as "Select Harbour ledger"; null if the row cannot be selected. */
  rowLabel(row: Row): string | null;
}

export interface TableProps<Row> extends Omit<ElementProps<'section'>, 'ref'> {
  /** Accessible name. */
  caption: string;
  /** The columns. A stable array: a new one re-renders every row. */
  columns: readonly Column<Row>[];
  /** The records, one per row. Rows are compared by value, so that the records may be new objects. */
  rows: readonly Row[];
  /** Returns the key of a row, also used in the selection. */
  rowKey(row: Row): string;
  /** The sorted column. Sets `aria-sort` on its header. */
  sort?: Sort | undefined;
  /** The column by which rows of the same place in `sort` are sorted; its header shows a 2. Default: none. */
  sortThen?: Sort | undefined;
  /** Called with the new sort order; `added` while Shift is pressed, for an order within the present one. */
  onSortChange?: ((sort: Sort, added: boolean) => void) | undefined;
  /** Adds a checkbox to every row, and one for all visible rows to the header. */
  selection?: TableSelection<Row> | undefined;
  /** New rows are loading while these are shown. Sets `aria-busy`. */
  busy?: boolean | undefined;
  /** Renders a row on phones, where the table is a list: `phoneCard`, or an own stable function. Default: phones have the table too. */
  phone?(row: Row, columns: readonly Column<Row>[]): ReactNode;
  /** Whether it scrolls sideways instead of narrowing its columns too far. Default true. */
  scrolls?: boolean | undefined;
  /** Rows of 60 px, or of 44 with cells of one line: `compact`, or `figures` without pictures. Default `default`. Sets `data-density`. */
  density?: TableDensity | undefined;
}

/** Records in rows, inside a `TableCard`. Above 200 rows, only those near the viewport are rendered. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    sort,
    sortThen,
    onSortChange,
    selection,
    busy,
    phone,
    scrolls = true,
    density = 'default',
    ...rest
  } = props;
  const small = useAvailableWidth() === 'phone';
  const region = useMemo(() => scrollRegion(caption), [caption]);
  const next = useMemo(() => rows.map((row) => rowKey(row)), [rows, rowKey]);
  const [known, setKnown] = useState<readonly string[]>(next);
  // The same array for the same keys: new records of known rows neither lay out the table nor render its body twice.
  const keys = useMemo(
    () =>
      next.length === known.length && next.every((key, at) => key === known[at]) ? known : next,
    [next, known],
  );
  if (keys !== known) setKnown(keys);
  const selectable = selection
    ? rows.filter((row) => selection.rowLabel(row) !== null).map(rowKey)
    : [];
  const onToggle = useRowToggle(selection, selectable);
  const shown = useSelectedRows(keys, selection?.selected ?? none);
  const check = (row: Row) => {
    const key = rowKey(row);
    return {
      rowKey: key,
      label: selection?.rowLabel(row),
      selected: shown.has(key),
      onToggle,
    };
  };
  const narrowest = scrolls ? narrowestTable(columns, selection !== undefined, density) : undefined;
  if (small && phone) {
    return (
      <>
        {selection && rows.length > 0 ? (
          <div className={styles.phoneHead}>
            <HeadCheck keys={selectable} selection={selection} />
          </div>
        ) : null}
        <TableBody
          {...rest}
          aria-label={caption}
          aria-busy={busy || undefined}
          keys={keys}
          row={(index) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <PhoneRow
                key={keys[index]}
                {...check(row)}
                row={row}
                columns={columns}
                phone={phone}
              />
            );
          }}
        />
      </>
    );
  }
  return (
    <div ref={scrolls ? region : undefined} className={styles.scroll}>
      <table
        {...rest}
        ref={sized({ minInlineSize: narrowest === undefined ? '' : `${narrowest / 16}rem` })}
        data-narrowest={narrowest}
        className={styles.table}
        data-density={density}
        aria-busy={busy || undefined}
        aria-rowcount={rows.length > wholeUpTo ? rows.length + 1 : undefined}
      >
        <caption className={styles.caption}>{caption}</caption>
        <TableHead
          columns={columns}
          sort={sort}
          sortThen={sortThen}
          onSort={onSortChange}
          keys={selectable}
          selection={selection}
        />
        <TableBody
          keys={keys}
          span={columns.length + (selection ? 1 : 0)}
          row={(index, long) => {
            const row = rows[index];
            if (row === undefined) return null;
            const place = long ? index + 2 : undefined;
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

interface CheckProps {
  rowKey: string;
  /** Accessible name of the checkbox; null if this row cannot be selected, undefined if none can. */
  label: string | null | undefined;
  selected: boolean;
  onToggle: (key: string, range: boolean) => void;
}

function RowCheck({ rowKey, label, selected, onToggle }: CheckProps & { label: string }) {
  return (
    <TableCheck
      name={`row-${rowKey}`}
      label={label}
      labelHidden
      checked={selected}
      onChange={(event) => onToggle(rowKey, hasShift(event.nativeEvent))}
    />
  );
}

interface TableRowProps<Row> extends CheckProps {
  row: Row;
  columns: readonly Column<Row>[];
  /** Row number in a partly rendered table, including the header. Sets `aria-rowindex`. */
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

interface PhoneRowProps<Row> extends TableRowProps<Row> {
  phone(row: Row, columns: readonly Column<Row>[]): ReactNode;
}

function PlainPhoneRow<Row>({ row, columns, phone, label, ...check }: PhoneRowProps<Row>) {
  return (
    <li className={styles.phoneRow} data-selected={check.selected || undefined}>
      {label === undefined ? null : (
        <div className={styles.phoneCheck}>
          {label === null ? null : <RowCheck {...check} label={label} />}
        </div>
      )}
      <div className={styles.phoneContent}>{phone(row, columns)}</div>
    </li>
  );
}

/** Re-renders only when the values of its record, its checkbox or the columns change. */
const TableRow: <Row>(props: TableRowProps<Row>) => ReactNode = memo(PlainTableRow, sameValue);
const PhoneRow: <Row>(props: PhoneRowProps<Row>) => ReactNode = memo(PlainPhoneRow, sameValue);

export interface TableCardProps extends ElementProps<'div'> {
  /** Search, filters and sort order, in this order. */
  toolbar?: ReactNode;
  /** A `Table`, a `TableSkeleton` or an `EmptyState`. */
  children: ReactNode;
  /** The `Pagination`. */
  footer?: ReactNode;
}

/** The card around a table, without padding. */
export function TableCard({ toolbar, children, footer, ...rest }: TableCardProps) {
  return (
    <div {...rest} className={styles.card}>
      {toolbar ? <div className={styles.toolbar}>{toolbar}</div> : null}
      {children}
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </div>
  );
}

export interface RowLinkProps extends Omit<ElementProps<'a'>, 'href' | 'target' | 'rel'> {
  /** Target of the link. */
  href: string;
  /** The label: a verb, the same in every row. */
  children: string;
  /** Name of the row, for screen readers: "Edit" becomes "Edit Harbour ledger". */
  about: string;
}

/** The link at the end of a row, highlighted while the row is hovered. */
export function RowLink({ children, about, ...anchor }: RowLinkProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor
      {...anchor}
      className={styles.rowLink}
      aria-label={m.components_table_row_link({ action: children, about })}
    >
      {children}
    </Anchor>
  );
}

export {
  actionsColumn,
  type CardPlace,
  type Column,
  columnWidth,
  nextSort,
  type Sort,
} from './columns.ts';
export { phoneCard } from './phoneCard.tsx';
export { TableCheck } from './TableCheck.tsx';
export { HeadCheck } from './TableHead.tsx';
export { TableSkeleton, type TableSkeletonProps } from './TableSkeleton.tsx';
export { hasShift, useRowToggle } from './useRowToggle.ts';
