import type { ReactNode } from 'react';
import type { SortDirection } from './sorting.ts';

/** What a loading cell looks like: a logo with two lines, a badge, a line of text, or nothing. */
export const skeletonCells = ['name', 'badge', 'text', 'none'] as const;
export type SkeletonCell = (typeof skeletonCells)[number];

/** What a column is before there are rows. */
export interface ColumnHead {
  /** Unique in the table; what `onSort` is told. */
  key: string;
  title: string;
  /** Leaves the title to screen readers, for a column of actions. Default false. */
  titleHidden?: boolean | undefined;
  /** CSS pixels. Columns without a width share what is left. */
  width?: number | undefined;
  /** `end` for figures. Default `start`. */
  align?: 'start' | 'end' | undefined;
  /** Its head is a button that sorts. Default false. */
  sortable?: boolean | undefined;
  /** What the first press on its head asks for. Default `ascending`. */
  sortFirst?: SortDirection | undefined;
  /** Shape while loading. Default `name` in the first column, `text` in the others. */
  skeleton?: SkeletonCell | undefined;
}

export interface Column<Row> extends ColumnHead {
  /** What stands in the row's cell. Keep it and the array of columns stable: rows are remembered. */
  cell(row: Row): ReactNode;
}
