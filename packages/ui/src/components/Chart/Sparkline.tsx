import { Area, LinePath } from '@visx/shape';
import { hidden } from '../../internal/hidden.css.ts';
import * as styles from './Chart.css.ts';
import { ChartTable } from './ChartTable.tsx';
import type { ChartKind, ChartPoint, ChartWords } from './chartOptions.ts';
import { figureScale } from './marks.ts';
import { summary } from './summary.ts';

export interface SparklineProps {
  /** What the line is about; its accessible name. */
  label: string;
  /** Oldest first. */
  points: readonly ChartPoint[];
  /** What is counted, in words. */
  words: ChartWords;
  /** What the figures are. Default `count`. */
  kind?: ChartKind | undefined;
  /** Where the same numbers stand as a table. Default `elsewhere`. */
  table?: 'below' | 'elsewhere' | undefined;
}

/** The shape of some figures at the size of a few words, with the sentence that says it to screen readers. */
export function Sparkline({
  label,
  points,
  words,
  kind = 'count',
  table = 'elsewhere',
}: SparklineProps) {
  return (
    <figure className={styles.chart} aria-label={label}>
      <SparkShape values={points.map(({ value }) => value)} />
      <figcaption className={hidden}>{summary(points, words, kind)}</figcaption>
      {table === 'below' && points.length > 0 ? (
        <ChartTable label={label} points={points} words={words} />
      ) : null}
    </figure>
  );
}

/** Edges of the drawing in CSS pixels, with room for half the line. */
const width = 88;
const height = 32;
const edge = 1;

export interface SparkShapeProps {
  /** Oldest first. */
  values: readonly number[];
}

/** A sparkline as decoration, where the figures stand in words beside it. */
export function SparkShape({ values }: SparkShapeProps) {
  const most = values.reduce((top, value) => Math.max(top, value), 1);
  const across = figureScale(Math.max(1, values.length - 1), edge, width - edge);
  const up = figureScale(most, height - edge, edge);
  // One figure has no line: it is drawn as a level.
  const only = values[0];
  const drawn = values.length === 1 && only !== undefined ? [only, only] : [...values];
  const x = (_: number, index: number) => across(index);
  return (
    <svg className={styles.spark} width={width} height={height} aria-hidden focusable="false">
      {drawn.length === 0 ? null : (
        <>
          <Area className={styles.area} data={drawn} x={x} y0={height} y1={up} />
          <LinePath className={styles.sparkLine} data={drawn} x={x} y={up} />
        </>
      )}
    </svg>
  );
}
