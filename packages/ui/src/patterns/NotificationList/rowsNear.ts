/** Shorter lists are rendered whole, so that find in page reaches every row. */
export const wholeUpTo = 200;

interface Near {
  /** First row rendered. */
  start: number;
  /** Index after the last rendered row. */
  end: number;
  /** Height of the rows before and after, in CSS pixels. */
  before: number;
  after: number;
}

/** Extra rows rendered at either edge. The range moves in steps of as many rows, so that most scrolling renders nothing. */
const spare = 10;

/**
 * The rows of a long list that are close enough to the viewport to be rendered.
 *
 * @param heights Of all rows, in CSS pixels.
 * @param top Distance of the first row from the top of the window; negative above it.
 * @param height Height of the window.
 */
export function rowsNear(heights: readonly number[], top: number, height: number): Near {
  let position = top;
  let first = 0;
  let last = heights.length;
  for (const [index, row] of heights.entries()) {
    if (position + row <= 0) first = index + 1;
    if (position >= height) {
      last = index;
      break;
    }
    position += row;
  }
  const end = Math.min(heights.length, (Math.floor(last / spare) + 2) * spare);
  const start = Math.max(0, Math.min((Math.floor(first / spare) - 1) * spare, end - spare));
  const sum = (rows: readonly number[]) => rows.reduce((all, row) => all + row, 0);
  return { start, end, before: sum(heights.slice(0, start)), after: sum(heights.slice(end)) };
}
