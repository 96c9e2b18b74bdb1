import { m } from '../../i18n/messages.js';
import { inSentence } from '../../internal/inSentence.ts';
import type { ChartKind, ChartPoint, ChartWords } from './Chart.tsx';
import {
  type Change,
  type ChangeWay,
  changeBetween,
  changeSize,
  counted,
  figure,
  sum,
} from './figures.ts';

export const beforeWord = (words: ChartWords): string =>
  words.before ?? m.components_chart_before();

export const alsoWord = (words: ChartWords): string => words.also ?? m.components_chart_also();

const onWord = ({ point }: ChartWords): string => point?.on ?? m.components_chart_day_preposition();

/** Whether every point has a figure to compare with. */
export const hasBefore = (points: readonly ChartPoint[]): boolean =>
  points.length > 0 && points.every(({ before }) => before !== undefined);

/** Whether there is a second series: all of at least two points have it. */
export const hasAlso = (points: readonly ChartPoint[]): boolean =>
  points.length > 1 && points.every(({ also }) => also !== undefined);

function comparison(change: Change, total: number, words: ChartWords): string {
  const before = inSentence(beforeWord(words));
  const same = change.way === 'same';
  if (total === 0)
    return same
      ? m.components_chart_none_before_either({ before })
      : m.components_chart_none_before({ before });
  if (same) return m.components_chart_as_many_before({ before });
  const sizes = { size: changeSize(change), before, figure: figure(total) };
  return change.way === 'up'
    ? m.components_chart_more_than_before(sizes)
    : m.components_chart_fewer_than_before(sizes);
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

const levelMessages: Record<ChangeWay, typeof m.components_chart_level_up> = {
  up: m.components_chart_level_up,
  down: m.components_chart_level_down,
  same: m.components_chart_level_same,
};

interface Level {
  /** The last figure, with its unit or alone. */
  amount: string;
  /** The first and the last figure. */
  figures: readonly [number, number];
  from: ChartPoint;
  to: ChartPoint;
  on: string;
}

/** The last figure of a level, compared with the first. */
function level({ amount, figures: [then, now], from, to, on }: Level): string {
  return levelMessages[changeBetween(now, then).way]({
    amount,
    on,
    day: to.label,
    first: figure(then),
    first_day: from.label,
  });
}

/** Describes a chart for screen readers. */
export function summary(points: readonly ChartPoint[], words: ChartWords, kind: ChartKind): string {
  const [first, last] = [points[0], points.at(-1)];
  const main = mainSummary(points, words, kind);
  if (!(first && last && hasAlso(points))) return main;
  const { also: then = 0 } = first;
  const { also: now = 0 } = last;
  const figures = [then, now] as const;
  const other = level({ amount: figure(now), figures, from: first, to: last, on: onWord(words) });
  return `${main} ${alsoWord(words)}: ${other}`;
}

function mainSummary(points: readonly ChartPoint[], words: ChartWords, kind: ChartKind): string {
  const first = points[0];
  const last = points.at(-1);
  if (!(first && last)) return m.components_chart_no_data();
  if (kind === 'level') {
    const amount = counted(last.value, words.unit);
    const on = onWord(words);
    if (points.length === 1) return m.components_chart_on_day({ amount, on, day: last.label });
    return level({ amount, figures: [first.value, last.value], from: first, to: last, on });
  }
  const total = sum(points.map(({ value }) => value));
  const before = sum(points.map((point) => point.before ?? 0));
  const all = totalSummary(points, first, { total, amount: counted(total, words.unit) });
  if (!hasBefore(points)) return all;
  return `${all} ${comparison(changeBetween(total, before), before, words)}`;
}

/** The sum of a chart's figures, with the highest and the lowest. */
function totalSummary(
  points: readonly ChartPoint[],
  first: ChartPoint,
  { total, amount }: { total: number; amount: string },
): string {
  if (points.length === 1)
    return m.components_chart_on_day({
      amount,
      on: m.components_chart_day_preposition(),
      day: first.label,
    });
  const days = figure(points.length);
  const { most, fewest } = extremes(points, first);
  if (most.value === fewest.value) {
    return total === 0
      ? m.components_chart_total({ amount, days })
      : m.components_chart_total_even({ amount, days, each: figure(most.value) });
  }
  return m.components_chart_total_extremes({
    amount,
    days,
    most_day: most.label,
    most: figure(most.value),
    fewest_day: fewest.label,
    fewest: figure(fewest.value),
  });
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
    { key: 'also', name: alsoWord(words), value: point.also },
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
