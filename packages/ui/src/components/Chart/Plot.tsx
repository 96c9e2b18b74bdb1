import { Group } from '@visx/group';
import { Line } from '@visx/shape';
import type { ReactNode } from 'react';
import type { ChartPoint, ChartProps, ChartSize } from './chartOptions.ts';
import { figure, shortFigure } from './figures.ts';
import { type ChartMarks, figureScale, spreadMarks } from './marks.ts';
import * as styles from './Plot.css.ts';
import { PlotReading } from './PlotReading.tsx';
import { gridFigures, levelFigures, namedPoints } from './scale.ts';
import { pointWords } from './summary.ts';
import { usePoint } from './usePoint.ts';

/** Where the marks of a chart stand in its drawing. */
export interface PlotSpace {
  points: readonly ChartPoint[];
  /** The middle of a point. */
  x: (point: ChartPoint) => number;
  y: (value: number) => number;
  /** The place of a figure of the second series; null where none is drawn. */
  yAlso: ((value: number) => number) | null;
  /** The line of 0. */
  base: number;
  /** Width of one bar. */
  band: number;
}

interface PlotProps extends Required<Pick<ChartProps, 'label' | 'points' | 'words'>> {
  size: ChartSize;
  /** Points stand on the edges of a plot of lines, and each in a room of its own for bars. */
  marks: ChartMarks;
  /** There is a second series, with an axis of its own. */
  second: boolean;
  width: number;
  children: (space: PlotSpace) => ReactNode;
}

const heights: Record<ChartSize, number> = { default: 228, compact: 193 };
const edges = {
  top: 8,
  end: 6,
  bottom: 26,
  label: 10,
  figure: 7.5,
  letter: 4,
  day: 22,
  roomy: 48,
} as const;
const narrow = 480;
/** About as wide as a label of the figures is drawn; a letter takes more room than a figure. */
const labelWidth = (label: string): number =>
  Math.ceil(label.length * edges.figure) + (/[A-Z]/.test(label) ? edges.letter : 0);

const axisWidth = (labels: readonly string[]): number =>
  Math.max(...labels.map(labelWidth)) + edges.label;

/** Grid, axes and marks, and the reading of them point by point. */
export function Plot({ label, points, words, size, marks, second, width, children }: PlotProps) {
  const grid = gridFigures(points.flatMap(({ value, before }) => [value, before ?? 0]));
  const levels = second ? levelFigures(points.map(({ also }) => also ?? 0)) : [];
  const left = axisWidth(grid.map(shortFigure));
  const right = Math.max(left + 1, width - (second ? axisWidth(levels.map(figure)) : edges.end));
  const base = edges.top + (width < narrow ? 154 : heights[size]);

  const { centres, room, width: band } = spreadMarks(marks, points.length, left, right);
  const up = figureScale(grid.at(-1) ?? 1, base, edges.top);
  const places = new Map(points.map(({ key }, index) => [key, centres[index]]));
  const x = ({ key }: ChartPoint) => places.get(key) ?? 0;
  const upAlso = second ? figureScale(levels.at(-1) ?? 1, base, edges.top, levels[0]) : null;
  const space: PlotSpace = { points, x, y: up, yAlso: upAlso, base, band };

  const reading = usePoint(centres);
  const current = points[reading.place];
  const named = namedPoints(points.length, right - left).flatMap((index) => points[index] ?? []);
  const anchor = (index: number) => {
    const roomy = marks === 'bars' && room >= edges.roomy;
    if (roomy || named.length < 2) return 'middle';
    return index === 0 ? 'start' : index === named.length - 1 ? 'end' : 'middle';
  };
  return (
    <div className={styles.plot} {...reading.area}>
      <svg
        aria-hidden
        focusable="false"
        className={styles.drawing}
        width={width}
        height={base + edges.bottom}
      >
        <Group>
          {grid.map((value) => (
            <Line
              key={value}
              className={styles.gridLine}
              from={{ x: left, y: up(value) }}
              to={{ x: right, y: up(value) }}
            />
          ))}
        </Group>
        {children(space)}
        {grid.map((value) => (
          <text key={value} x={left - edges.label} y={up(value)} className={styles.figureLabel}>
            {shortFigure(value)}
          </text>
        ))}
        {levels.map((value) => (
          <text
            key={value}
            x={right + edges.label}
            y={upAlso?.(value)}
            className={styles.levelLabel}
          >
            {figure(value)}
          </text>
        ))}
        {named.map((point, index) => (
          <text
            key={point.key}
            x={x(point)}
            y={base + edges.day}
            textAnchor={anchor(index)}
            className={styles.dayLabel}
          >
            {point.tick}
          </text>
        ))}
        {reading.shown && current ? (
          <PlotReading {...{ current, space, words, left, right, marks }} top={edges.top} />
        ) : null}
      </svg>
      <input
        ref={reading.reader}
        type="range"
        className={styles.reader}
        aria-label={`${label}, point by point`}
        aria-valuetext={current ? pointWords(current, words) : undefined}
        min={0}
        max={points.length - 1}
        value={reading.place}
        onChange={(event) => reading.show(Number(event.target.value))}
        {...reading.keys}
      />
    </div>
  );
}
