import type { ReactNode } from 'react';

/** What a loading cell looks like: a logo with two lines, a badge, a line of text, or nothing. */
export type SkeletonCell = 'name' | 'badge' | 'text' | 'none';

/** What a column is before there are rows. */
export interface ColumnHead {
  /** Unique in the table; passed to `onSort`. */
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
  /** Renders the cell. Keep it and the array of columns stable: rows are memoised. */
  cell(row: Row): ReactNode;
}

type SortDirection = 'ascending' | 'descending';

export interface Sort {
  /** Key of the column. */
  key: string;
  direction: SortDirection;
}

/** The sort order after a press on a column head: by that column, reversed when it is sorted already. */
export function nextSort(
  sort: Sort | undefined,
  key: string,
  first: SortDirection = 'ascending',
): Sort {
  if (sort?.key !== key) return { key, direction: first };
  return { key, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}
