import { Area, Line, LinePath } from '@visx/shape';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { nothing } from '../../internal/chart/ChartFrame.css.ts';
import { ChartFrame } from '../../internal/chart/ChartFrame.tsx';
import type { ElementProps } from '../../internal/elementProps.ts';
import { type Column, Table } from '../Table/Table.tsx';
import * as styles from './Chart.css.ts';
import { figure } from './figures.ts';
import { Plot, type PlotSpace } from './Plot.tsx';
import { alsoWord, beforeWord, hasAlso, hasBefore, summary } from './summary.ts';

/** One day of a chart, with labels ready to display. */
export interface ChartPoint {
  /** Unique key, such as '2026-11-12'. */
  key: string;
  /** The full date, for the card, the table and screen readers: `formatDate(day, { show: 'weekday' })`. */
  label: string;
  /** The short date under the plot: `formatDate(day, { show: 'short' })`. */
  tick: string;
  /** The figure: a count, never below 0. */
  value: number;
  /** The figure to compare with, as a dashed line. */
  before?: number | undefined;
  /** A second series, as a line with its own axis on the right. */
  also?: number | undefined;
}

/** Names of a chart's figures. */
export interface ChartWords {
  /** Name of the figure: 'Views'. */
  value: string;
  /** Singular and plural of the unit: 'view' and 'views'. */
  unit: { one: string; many: string };
  /** Name of the comparison: 'Previous 30 days'. Default 'Before'. */
  before?: string | undefined;
  /** Name of the second series: 'Total users'. */
  also?: string | undefined;
  /** Head of the table's first column, and the word before a label. Default 'Day' and 'on'. */
  point?: { title: string; on: string } | undefined;
}

/** `count`: figures that add up over the days. `level`: each is the total on its day. */
export type ChartKind = 'count' | 'level';

/** Height of the plot: 228 or 193 px; both are 154 px below 480 px of width. */
export type ChartSize = 'default' | 'compact';

export interface AreaChartProps extends ElementProps<'figure'> {
  /** Accessible name. */
  label: string;
  /** The points, oldest first. Without any, shows the empty state. */
  points: readonly ChartPoint[];
  /** Names of the figures. */
  words: ChartWords;
  /** Kind of figures. Default `count`. */
  kind?: ChartKind | undefined;
  /** Height of the plot. Default `default`. */
  size?: ChartSize | undefined;
  /** Figures of the grid lines, from 0. Default: round ones up to the highest figure. */
  grid?: readonly number[] | undefined;
  /** The table of the figures: behind a button, or `elsewhere` on the page. Default `toggle`. */
  table?: 'toggle' | 'elsewhere' | undefined;
  /** The legend: above the plot if there are several lines, or `elsewhere` on the page. Default `above`. */
  legend?: 'above' | 'elsewhere' | undefined;
}

/** Daily figures as a line with a filled area. The comparison is a dashed line; a second series is a line with its own axis. */
export function AreaChart({
  label,
  points,
  words,
  kind = 'count',
  size = 'default',
  grid,
  table = 'toggle',
  legend = 'above',
  ...rest
}: AreaChartProps) {
  const [availableWidth, width] = useWidth();
  const empty = points.length === 0;
  const second = hasAlso(points);
  return (
    <ChartFrame
      {...rest}
      label={label}
      sentence={empty ? null : summary(points, words, kind)}
      table={table === 'toggle' ? <ChartTable label={label} points={points} words={words} /> : null}
    >
      {legend === 'above' && (second || hasBefore(points)) ? (
        <ChartLegend
          value={second ? m.components_chart_left_axis({ name: words.value }) : words.value}
          before={hasBefore(points) ? beforeWord(words) : undefined}
          also={second ? m.components_chart_right_axis({ name: alsoWord(words) }) : undefined}
        />
      ) : null}
      <div
        ref={availableWidth}
        className={styles.availableWidth}
        data-size={size}
        data-empty={empty || undefined}
      >
        {empty ? <p className={nothing}>{summary(points, words, kind)}</p> : null}
        {!empty && width > 0 ? (
          <Plot
            label={label}
            points={points}
            words={words}
            size={size}
            grid={grid}
            second={second}
            width={width}
          >
            {(space) => <Lines {...space} />}
          </Plot>
        ) : null}
      </div>
    </ChartFrame>
  );
}

function Lines({ points, x, y, yAlso, base }: PlotSpace) {
  const compared = hasBefore(points);
  const top = (point: ChartPoint) => y(point.value);
  const before = (point: ChartPoint) => y(point.before ?? 0);
  const only = points.length === 1 ? points[0] : undefined;
  if (only) return <OneDay point={only} x={x(only)} y={y} base={base} />;
  const data = [...points];
  return (
    <>
      <Area className={styles.area} data={data} x={x} y0={base} y1={top} />
      {compared ? <LinePath className={styles.before} data={data} x={x} y={before} /> : null}
      <LinePath className={styles.line} data={data} x={x} y={top} />
      {yAlso ? (
        <LinePath className={styles.also} data={data} x={x} y={({ also = 0 }) => yAlso(also)} />
      ) : null}
    </>
  );
}

interface OneDayProps {
  point: ChartPoint;
  x: number;
  y: (value: number) => number;
  base: number;
}

const half = 14;

/** A single day: a dot on a stem, and a dash for the comparison. */
function OneDay({ point, x, y, base }: OneDayProps) {
  const before = point.before === undefined ? undefined : y(point.before);
  return (
    <>
      <Line className={styles.line} from={{ x, y: base }} to={{ x, y: y(point.value) }} />
      {before === undefined ? null : (
        <Line
          className={styles.before}
          from={{ x: x - half, y: before }}
          to={{ x: x + half, y: before }}
        />
      )}
      <circle className={styles.point} cx={x} cy={y(point.value)} r={4} />
    </>
  );
}

export interface ChartLegendProps {
  /** Name of the solid line. */
  value: string;
  /** Name of the dashed comparison line. Default: none. */
  before?: string | undefined;
  /** Name of the second series. Default: none. */
  also?: string | undefined;
}

/** The legend of a chart. */
export function ChartLegend({ value, before, also }: ChartLegendProps) {
  return (
    <ul className={styles.legend}>
      <li className={styles.legendItem}>
        <Sample look={styles.line} />
        <span>{value}</span>
      </li>
      {before === undefined ? null : (
        <li className={styles.legendItem}>
          <Sample look={styles.before} />
          <span>{before}</span>
        </li>
      )}
      {also === undefined ? null : (
        <li className={styles.legendItem}>
          <Sample look={styles.also} />
          <span>{also}</span>
        </li>
      )}
    </ul>
  );
}

function Sample({ look }: { look: string }) {
  return (
    <svg width={16} height={2} aria-hidden focusable="false">
      <line className={look} x1={0} x2={16} y1={1} y2={1} />
    </svg>
  );
}

interface ChartTableProps {
  label: string;
  points: readonly ChartPoint[];
  words: ChartWords;
}

const rowKey = ({ key }: ChartPoint): string => key;

/** The figures of a chart as a table. */
function ChartTable({ label, points, words }: ChartTableProps) {
  const columns = useMemo((): Column<ChartPoint>[] => {
    const figures: { key: 'value' | 'before' | 'also'; title: string; told: boolean }[] = [
      { key: 'value', title: words.value, told: true },
      { key: 'before', title: beforeWord(words), told: hasBefore(points) },
      { key: 'also', title: words.also ?? '', told: words.also !== undefined },
    ];
    return [
      {
        key: 'label',
        title: words.point?.title ?? m.components_chart_day(),
        cell: (point) => point.label,
      },
      ...figures
        .filter(({ told }) => told)
        .map(
          ({ key, title }): Column<ChartPoint> => ({
            key,
            title,
            align: 'end',
            width: 88,
            cell: (point) => {
              const value = point[key];
              return value === undefined ? '–' : figure(value);
            },
          }),
        ),
    ];
  }, [points, words]);
  return (
    <Table caption={label} columns={columns} rows={points} rowKey={rowKey} density="figures" />
  );
}

/** Width of an element in whole CSS pixels; 0 until it is measured, before the first paint. */
function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setWidth(Math.floor(box.getBoundingClientRect().width));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}

export { type ChangeWay, changeBetween, changeSize, figure, signed, sum } from './figures.ts';
