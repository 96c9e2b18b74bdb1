import { Group } from '@visx/group';
import { Line } from '@visx/shape';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { m } from '../../i18n/messages.js';
import * as styles from './Chart.css.ts';
import type { AreaChartProps, ChartPoint, ChartSize, ChartWords } from './Chart.tsx';
import { figure, shortFigure } from './figures.ts';
import {
  type CardPlace,
  cardPlace,
  figureScale,
  gridFigures,
  namedPoints,
  nearestPoint,
  pointAfterKey,
  spreadPoints,
} from './scale.ts';
import { type PointFigure, pointFigures, pointWords } from './summary.ts';

/** Coordinates of a chart's marks. */
export interface PlotSpace {
  points: readonly ChartPoint[];
  /** Horizontal centre of a point. */
  x: (point: ChartPoint) => number;
  y: (value: number) => number;
  /** Height of a figure of the second series; null without one. */
  yAlso: ((value: number) => number) | null;
  /** Vertical position of 0. */
  base: number;
}

interface PlotProps extends Required<Pick<AreaChartProps, 'label' | 'points' | 'words'>> {
  size: ChartSize;
  grid: readonly number[] | undefined;
  /** There is a second series with its own axis. */
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
  capital: 4,
  day: 22,
} as const;
const narrow = 480;
/** Approximate width of an axis label; a capital such as K is wider than a digit. */
const labelWidth = (label: string): number =>
  Math.ceil(label.length * edges.figure) + (/[A-Z]/.test(label) ? edges.capital : 0);

const axisWidth = (labels: readonly string[]): number =>
  Math.max(...labels.map(labelWidth)) + edges.label;

/** Grid, axes and marks, with a card for the selected point. */
export function Plot(props: PlotProps) {
  const { label, points, words, size, second, width, children } = props;
  const grid =
    props.grid ?? gridFigures(points.flatMap(({ value, before }) => [value, before ?? 0]));
  const levels = second ? gridFigures(points.map(({ also }) => also ?? 0)) : [];
  const left = axisWidth(grid.map(shortFigure));
  const right = Math.max(left + 1, width - (second ? axisWidth(levels.map(figure)) : edges.end));
  const base = edges.top + (width < narrow ? 154 : heights[size]);

  const centres = spreadPoints(points.length, left, right);
  const up = figureScale(grid.at(-1) ?? 1, base, edges.top);
  const places = new Map(points.map(({ key }, index) => [key, centres[index]]));
  const x = ({ key }: ChartPoint) => places.get(key) ?? 0;
  const upAlso = second ? figureScale(levels.at(-1) ?? 1, base, edges.top) : null;
  const space: PlotSpace = { points, x, y: up, yAlso: upAlso, base };

  const reading = usePoint(centres);
  const current = points[reading.place];
  const named = namedPoints(points.length, right - left).flatMap((index) => points[index] ?? []);
  const anchor = (index: number) => {
    if (named.length < 2) return 'middle';
    return index === 0 ? 'start' : index === named.length - 1 ? 'end' : 'middle';
  };
  return (
    <div className={styles.plot} {...reading.area}>
      <svg
        aria-hidden
        focusable="false"
        className={styles.illustration}
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
          <PlotReading
            current={current}
            space={space}
            words={words}
            left={left}
            right={right}
            top={edges.top}
          />
        ) : null}
      </svg>
      <input
        ref={reading.reader}
        type="range"
        className={styles.reader}
        aria-label={m.components_chart_point_by_point({ label })}
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

/** The point selected by pointer or keys. It stays selected while its card is hidden. */
function usePoint(centres: readonly number[]) {
  const count = centres.length;
  const [at, setAt] = useState(count - 1);
  const [shown, setShown] = useState(false);
  const reader = useRef<HTMLInputElement>(null);
  // The range may have become shorter.
  const place = Math.min(Math.max(at, 0), count - 1);
  const show = (point: number) => {
    setAt(point);
    setShown(true);
  };
  const point = (event: PointerEvent<HTMLElement>) =>
    show(nearestPoint(event.clientX - event.currentTarget.getBoundingClientRect().left, centres));
  return {
    place,
    shown: shown && count > 0,
    reader,
    area: {
      onPointerMove: point,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        point(event);
        // Keys continue from the pressed point.
        event.preventDefault();
        reader.current?.focus({ preventScroll: true });
      },
      onPointerLeave: () => setShown(document.activeElement === reader.current),
    },
    keys: {
      onFocus: () => setShown(true),
      onBlur: () => setShown(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === 'Escape' && shown) {
          event.stopPropagation();
          setShown(false);
          return;
        }
        const next = pointAfterKey(event.key, place, count);
        if (next === null) return;
        event.preventDefault();
        show(next);
      },
    },
    show,
  };
}

interface PlotReadingProps {
  words: ChartWords;
  current: ChartPoint;
  space: PlotSpace;
  left: number;
  right: number;
  top: number;
}

/** The vertical line through the selected point, its dot and its card. */
function PlotReading({ current, space, words, left, right, top }: PlotReadingProps) {
  const x = space.x(current);
  const y = space.y(current.value);
  const figures = pointFigures(current, words);
  const height = cardBox.head + cardBox.line * figures.length + cardBox.foot;
  const { width } = cardBox;
  const place = cardPlace({ x, y, left, right, top, bottom: space.base, width, height });
  return (
    <Group>
      <Line className={styles.rule} from={{ x, y: top }} to={{ x, y: space.base }} />
      <circle className={styles.dot} cx={x} cy={y} r={5} />
      {space.yAlso && current.also !== undefined ? (
        <circle className={styles.dotAlso} cx={x} cy={space.yAlso(current.also)} r={5} />
      ) : null}
      <PointCard place={place} height={height} title={current.label} figures={figures} />
    </Group>
  );
}

/** Maximum size of the card, which is as small as its text. */
const cardBox = { width: 216, head: 32, line: 20, foot: 8 } as const;

interface PointCardProps {
  place: CardPlace;
  height: number;
  title: string;
  figures: readonly PointFigure[];
}

/** The figures of the selected point, which the slider announces too. */
function PointCard({ place, height, title, figures }: PointCardProps) {
  return (
    <foreignObject
      x={place.x}
      y={place.y}
      width={cardBox.width}
      height={height}
      className={styles.cardPlace}
    >
      <div className={styles.cardEdge} data-side={place.side}>
        <div className={styles.card}>
          <p className={styles.cardTitle}>{title}</p>
          {figures.map(({ key, name, figure }) => (
            <p key={key} className={styles.cardLine} data-series={key}>
              <span className={styles.swatch} />
              <span className={styles.cardName}>{name}</span>
              <span className={styles.cardFigure}>{figure}</span>
            </p>
          ))}
        </div>
      </div>
    </foreignObject>
  );
}
