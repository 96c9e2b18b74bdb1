import type { Column } from '../components/Table/Table.tsx';
import { type AvailableWidth, hasSpace } from '../internal/useAvailableWidth.ts';

/** In CSS pixels, by column. */
export type ColumnWidths = Readonly<Record<string, number>>;

/** How a user laid out the table of a list. */
export interface TableLayout<Key extends string> {
  /** The columns after the name, in order. Default: those of the table that fit. */
  columns?: readonly Key[] | undefined;
  /** Widths of columns, in CSS pixels. Default: those of the table. */
  widths?: ColumnWidths | undefined;
  /** Called with the width that a user gave a column by dragging its edge; null for that of the table. Default: columns keep their widths. */
  onResize?: ((column: string, width: number | null) => void) | undefined;
  /** Rows of one line. Default false. */
  compact?: boolean | undefined;
}

/** The columns from which users choose those of a table. */
export interface TableColumns<Key extends string> {
  /** The title of the column that is always first. */
  first: string;
  /** The columns that it has unless others are chosen. */
  own: readonly { key: Key }[];
  /** All of them by key. */
  all: Readonly<Record<Key, { title: string }>>;
}

/** A column that users choose. */
export interface ChosenColumn<Row, Key extends string> extends Column<Row> {
  key: Key;
  /** The smallest window that shows it, unless it is chosen. */
  from: AvailableWidth;
}

/** The chosen columns, or the table's own ones that fit. Their widths are replaced by those of users. */
export const shownColumns = <Key extends string, C extends ChosenColumn<never, Key>>(
  all: Readonly<Record<Key, C>>,
  own: readonly C[],
  availableWidth: AvailableWidth,
  { columns, widths }: TableLayout<Key>,
): C[] =>
  // A column may have been stored by another version.
  (
    columns?.flatMap((key) => all[key] ?? []) ??
    own.filter(({ from }) => hasSpace(availableWidth, from))
  ).map((column) => ({ ...column, width: widths?.[column.key] ?? column.width }));
