import type { ReactNode } from 'react';
import { m } from '../../i18n/messages.js';

/** Widths of columns, in CSS pixels, whose longest value in every language is one line. */
export const columnWidth = { date: 192, time: 236 } as const;

/** The header of a column. */
export interface ColumnHead {
  /** Unique in the table; passed to `onSort`. */
  key: string;
  title: string;
  /** Shows the title to screen readers only, for a column of actions. Default false. */
  titleHidden?: boolean | undefined;
  /** Width in CSS pixels. Columns without one share the remaining space; the table scrolls below 120 each, 240 for the first one in a table that is not of `figures`. */
  width?: number | undefined;
  /** `end` for figures. Default `start`. */
  align?: 'start' | 'end' | undefined;
  /** The header is a button that sorts. Default false. */
  sortable?: boolean | undefined;
  /** Order of the first press on the header. Default `ascending`. */
  sortFirst?: SortDirection | undefined;
}

/** Where the card of a row has a column: in its first line, or at the other end of it; in the muted text below, alone or with the title of the column; in a line of its own; or, as buttons, beside all lines. */
export type CardPlace = 'title' | 'end' | 'text' | 'field' | 'line' | 'actions';

export interface Column<Row> extends ColumnHead {
  /** Its place in the card of `phoneCard`. Default `text`. */
  phone?: CardPlace | undefined;
  /** Renders the cell. Keep it and the array of columns stable: rows are memoised. */
  cell(row: Row): ReactNode;
}

/** The column of buttons at the end of a row; only screen readers are told its title. */
export const actionsColumn = <Row>(width: number, cell: (row: Row) => ReactNode): Column<Row> => ({
  key: 'actions',
  title: m.components_table_actions(),
  titleHidden: true,
  width,
  align: 'end',
  phone: 'actions',
  cell,
});

export type TableDensity = 'default' | 'compact' | 'figures';

/** Narrowest width of a column without its own, in CSS pixels. */
const flexibleWidth = 120;
/** The same for a first column that may have a name beside its picture. */
export const namesWidth = 240;

/** Width of the column of checkboxes, in CSS pixels. */
export const checkWidth = 50;

/** The width in CSS pixels below which a table scrolls. */
export const narrowestTable = (
  columns: readonly ColumnHead[],
  selectable: boolean,
  density: TableDensity,
): number =>
  columns.reduce(
    (sum, { width }, index) =>
      sum + (width ?? (index === 0 && density !== 'figures' ? namesWidth : flexibleWidth)),
    selectable ? checkWidth : 0,
  );

type SortDirection = 'ascending' | 'descending';

export interface Sort {
  /** Key of the column. */
  key: string;
  direction: SortDirection;
}

/** The sort order after a press on a header: by that column, reversed if it is already sorted. */
export function nextSort(
  sort: Sort | undefined,
  key: string,
  first: SortDirection = 'ascending',
): Sort {
  if (sort?.key !== key) return { key, direction: first };
  return { key, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}
