/** Draws figures from `least` to `most` between two places. */
export function figureScale(
  most: number,
  from: number,
  to: number,
  least = 0,
): (value: number) => number {
  return (value) => {
    const part = (value - least) / (most - least);
    return from * (1 - part) + to * part;
  };
}

/** What is left free, in rooms: between two marks, and before the first and after the last of them. */
const free = { points: { between: 1, ends: 0 }, bars: { between: 0.3, ends: 0.15 } } as const;
export type ChartMarks = keyof typeof free;

export interface Spread {
  /** The middle of each mark. */
  centres: readonly number[];
  /** From one middle to the next. */
  room: number;
  /** Width of one mark. */
  width: number;
}

/** Spreads marks evenly over a plot: points from edge to edge, bars each in a room of its own. */
export function spreadMarks(marks: ChartMarks, count: number, left: number, right: number): Spread {
  const { between, ends } = free[marks];
  const room = (right - left) / Math.max(1, count - between + 2 * ends);
  const width = room * (1 - between);
  const first = left + (right - left - room * (count - between)) / 2 + width / 2;
  return { centres: Array.from({ length: count }, (_, mark) => first + room * mark), room, width };
}
