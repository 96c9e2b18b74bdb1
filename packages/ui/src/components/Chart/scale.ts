/** Five lines from 0, four steps apart. */
const steps = 4;
const nice = [1, 1.5, 2, 3, 5, 10] as const;

/** The figures of the grid lines: whole and round, the last at or above every value. */
export function gridFigures(values: readonly number[]): readonly number[] {
  // A long list exceeds the arguments that Math.max takes.
  const most = values.reduce((top, value) => Math.max(top, value), 0);
  const rough = Math.max(1, most / steps);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    nice.map((part) => part * power).find((one) => one >= rough && Number.isInteger(one)) ??
    10 * power;
  return Array.from({ length: steps + 1 }, (_, line) => line * step);
}

/** Width of one label under the plot, in CSS pixels. */
const labelWidth = 70;

/** The points with a label under the plot: the first, the last and evenly spaced ones between, as many as fit. */
export function namedPoints(count: number, width: number): readonly number[] {
  if (count < 2) return count === 1 ? [0] : [];
  const fits = Math.max(2, Math.floor(width / labelWidth));
  const most = Math.min(fits, count, count <= 7 ? 7 : 5);
  const gaps = count - 1;
  let labels = most;
  for (let tried = most; tried >= 3; tried -= 1) {
    if (gaps % (tried - 1) === 0) {
      labels = tried;
      break;
    }
  }
  return Array.from({ length: labels }, (_, label) => Math.floor((label * gaps) / (labels - 1)));
}

/** Index of the point nearest to a horizontal position. */
export function nearestPoint(place: number, centres: readonly number[]): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, centre] of centres.entries()) {
    const distance = Math.abs(centre - place);
    if (distance >= least) break;
    least = distance;
    nearest = index;
  }
  return nearest;
}

/** The point that a key moves to: by one, by a week, or to an end; null for other keys. */
export function pointAfterKey(key: string, at: number, count: number): number | null {
  const within = (index: number) => Math.min(count - 1, Math.max(0, index));
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return within(at + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(at - 1);
    case 'PageUp':
      return within(at + 7);
    case 'PageDown':
      return within(at - 7);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

interface CardSpace {
  /** The point. */
  x: number;
  y: number;
  /** The plot. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The card. */
  width: number;
  height: number;
}

export interface CardPlace {
  x: number;
  y: number;
  /** The side of the point on which the card is. */
  side: 'after' | 'before';
}

const gap = 12;

/** After the point, or before it past 60% of the plot. If it overlaps horizontally, it moves above or below the point. */
export function cardPlace({ x, y, left, right, top, bottom, width, height }: CardSpace): CardPlace {
  const side = x - left > 0.6 * (right - left) ? 'before' : 'after';
  const wanted = side === 'after' ? x + gap : x - gap - width;
  const place = Math.max(0, Math.min(wanted, right - width));
  const covers = place < x + gap / 2 && place + width > x - gap / 2;
  const low = covers && y < (top + bottom) / 2;
  return { x: place, y: low ? bottom - height : top, side };
}

/** Maps figures between 0 and `most` to positions between `from` and `to`. */
export function figureScale(most: number, from: number, to: number): (value: number) => number {
  return (value) => {
    const part = value / most;
    return from * (1 - part) + to * part;
  };
}

/** Spreads points evenly from edge to edge; a single one is centred. */
export function spreadPoints(count: number, left: number, right: number): readonly number[] {
  if (count === 1) return [(left + right) / 2];
  const step = (right - left) / (count - 1);
  return Array.from({ length: count }, (_, point) => left + step * point);
}
