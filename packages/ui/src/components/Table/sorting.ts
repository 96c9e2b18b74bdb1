export const sortDirections = ['ascending', 'descending'] as const;
export type SortDirection = (typeof sortDirections)[number];

export interface Sort {
  /** Key of the column. */
  key: string;
  direction: SortDirection;
}

/** What a press on a column's head asks for: that column, and the other way round when it is sorted already. */
export function nextSort(
  sort: Sort | undefined,
  key: string,
  first: SortDirection = 'ascending',
): Sort {
  if (sort?.key !== key) return { key, direction: first };
  return { key, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}
