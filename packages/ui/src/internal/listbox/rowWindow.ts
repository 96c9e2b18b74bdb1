export interface RowWindow {
  /** Number of rows in the whole list. */
  count: number;
  rowHeight: number;
  /** Visible height of the list. */
  viewHeight: number;
  scrollTop: number;
  /** Index of the highlighted row, or -1; it is always kept in the document. */
  active: number;
}

const overscan = 4;

/** Indexes of the rows to render, in order. */
export function rowsToRender({
  count,
  rowHeight,
  viewHeight,
  scrollTop,
  active,
}: RowWindow): readonly number[] {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - overscan);
  const last = Math.min(count - 1, Math.ceil((scrollTop + viewHeight) / rowHeight) + overscan);
  const rows: number[] = [];
  if (active >= 0 && active < first) rows.push(active);
  for (let row = first; row <= last; row += 1) rows.push(row);
  if (active > last && active < count) rows.push(active);
  return rows;
}

/** Where the list must scroll so that a row is wholly in view; the same place when it is already. */
export function scrollToRow({
  rowHeight,
  viewHeight,
  scrollTop,
  active,
}: Omit<RowWindow, 'count'>): number {
  if (active < 0) return scrollTop;
  const top = active * rowHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + rowHeight - viewHeight);
}
