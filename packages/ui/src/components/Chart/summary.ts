import type { ChartKind, ChartPoint, ChartWords } from './Chart.tsx';
import { type Change, changeBetween, changeSize, figure, sum } from './figures.ts';

export const beforeWord = (words: ChartWords): string => words.before ?? 'Before';

const onWord = ({ point }: ChartWords): string => point?.on ?? 'on';

const counted = (value: number, { unit }: ChartWords): string =>
  `${value === 0 ? 'No' : figure(value)} ${value === 1 ? unit.one : unit.many}`;

/** Whether every point has a figure to compare with. */
export const hasBefore = (points: readonly ChartPoint[]): boolean =>
  points.length > 0 && points.every(({ before }) => before !== undefined);

/** Whether there is a second series: all of at least two points have it. */
export const hasAlso = (points: readonly ChartPoint[]): boolean =>
  points.length > 1 && points.every(({ also }) => also !== undefined);

function comparison(change: Change, before: number, words: ChartWords): string {
  const name = beforeWord(words).toLowerCase();
  if (before === 0)
    return ` There were none in the ${name}${change.way === 'same' ? ' either' : ''}.`;
  if (change.way === 'same') return ` As many as in the ${name}.`;
  const more = change.way === 'up' ? 'more' : 'fewer';
  const size = changeSize(change);
  return ` That is ${size} ${more} than in the ${name} (${figure(before)}).`;
}

/** The first points with the highest and lowest figure. */
function extremes(points: readonly ChartPoint[], first: ChartPoint) {
  let most = first;
  let fewest = first;
  for (const point of points) {
    if (point.value > most.value) most = point;
    if (point.value < fewest.value) fewest = point;
  }
  return { most, fewest };
}

/** The last figure of a level, compared with the first. */
function level(
  [then, now]: readonly [number, number],
  { from, to, on: word }: { from: ChartPoint; to: ChartPoint; on: string },
): string {
  const { way } = changeBetween(now, then);
  const on = ` ${word} ${to.label}, `;
  return way === 'same'
    ? `${on}as many as ${word} ${from.label}.`
    : `${on}${way} from ${figure(then)} ${word} ${from.label}.`;
}

/** Describes a chart for screen readers. */
export function summary(points: readonly ChartPoint[], words: ChartWords, kind: ChartKind): string {
  const [first, last] = [points[0], points.at(-1)];
  const main = mainSummary(points, words, kind);
  if (!(first && last && hasAlso(points))) return main;
  const { also: then = 0 } = first;
  const { also: now = 0 } = last;
  return `${main} ${words.also ?? 'Also'}: ${figure(now)}${level([then, now], { from: first, to: last, on: onWord(words) })}`;
}

function mainSummary(points: readonly ChartPoint[], words: ChartWords, kind: ChartKind): string {
  const first = points[0];
  const last = points.at(-1);
  if (!(first && last)) return 'No data to show.';
  if (kind === 'level') {
    const now = counted(last.value, words);
    return points.length === 1
      ? `${now} ${onWord(words)} ${last.label}.`
      : `${now}${level([first.value, last.value], { from: first, to: last, on: onWord(words) })}`;
  }
  const total = sum(points.map(({ value }) => value));
  const before = sum(points.map((point) => point.before ?? 0));
  const against = hasBefore(points) ? comparison(changeBetween(total, before), before, words) : '';
  if (points.length === 1) return `${counted(total, words)} on ${first.label}.${against}`;
  const all = `${counted(total, words)} in ${figure(points.length)} days`;
  const { most, fewest } = extremes(points, first);
  if (most.value === fewest.value) {
    return total === 0
      ? `${all}.${against}`
      : `${all}, ${figure(most.value)} on every day.${against}`;
  }
  return `${all}: most on ${most.label} (${figure(most.value)}), fewest on ${fewest.label} (${figure(fewest.value)}).${against}`;
}

export interface PointFigure {
  key: 'value' | 'before' | 'also';
  name: string;
  figure: string;
}

/** The named figures of a point, as in the card and the table. */
export function pointFigures(point: ChartPoint, words: ChartWords): readonly PointFigure[] {
  const all = [
    { key: 'value', name: words.value, value: point.value },
    { key: 'before', name: beforeWord(words), value: point.before },
    { key: 'also', name: words.also ?? 'Also', value: point.also },
  ] as const;
  return all.flatMap(({ key, name, value }) =>
    value === undefined ? [] : [{ key, name, figure: figure(value) }],
  );
}

/** Text of a point: 'November 12th 2026. Views 92, Previous 30 days 54'. */
export const pointWords = (point: ChartPoint, words: ChartWords): string =>
  `${point.label}. ${pointFigures(point, words)
    .map((told) => `${told.name} ${told.figure}`)
    .join(', ')}`;
