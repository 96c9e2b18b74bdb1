import { memo, type ReactNode } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { Column } from './column.ts';
import * as styles from './Table.css.ts';

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
  /** Its number in a table of which only a part is drawn, the head counted. Sets `aria-rowindex`. */
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
export const TableRow: <Row>(props: TableRowProps<Row>) => ReactNode = memo(PlainTableRow);
export const PhoneRow: <Row>(props: PhoneRowProps<Row>) => ReactNode = memo(PlainPhoneRow);
