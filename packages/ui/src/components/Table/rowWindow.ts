/** Shorter lists are drawn whole: search in the page finds every row of them. */
export const wholeUpTo = 200;

/** Rows drawn beyond either edge, and the step in which the window moves, so that most scrolling renders nothing. */
const spare = 5;

export interface RowWindow {
  /** First row drawn. */
  start: number;
  /** The row after the last one drawn. */
  end: number;
}

export interface RowWindowView {
  /** Where the first row would stand, seen from the window's upper edge, in CSS pixels. */
  top: number;
  /** Height of the window. */
  height: number;
  /** Height of a row. */
  row: number;
}

/** Which rows of a long list are near enough to the window to be drawn. */
export function rowWindow({ top, height, row }: RowWindowView, count: number): RowWindow {
  const step = (index: number) => Math.min(Math.max(index * spare, 0), count);
  const seen = Math.floor(-top / row / spare);
  const last = Math.ceil((height - top) / row / spare);
  const end = step(Math.max(last + 1, 2));
  return { start: Math.min(step(seen - 1), end), end };
}
