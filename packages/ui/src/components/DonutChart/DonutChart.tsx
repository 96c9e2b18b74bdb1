import { Pie } from '@visx/shape';
import { type KeyboardEvent, useId, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { nothing } from '../../internal/chart/ChartFrame.css.ts';
import { ChartFrame } from '../../internal/chart/ChartFrame.tsx';
import { PartsTable } from '../../internal/chart/PartsTable.tsx';
import {
  type ChartPart,
  type PartWords,
  partsSummary,
  share,
  withRest,
} from '../../internal/chart/parts.ts';
import type { ElementProps } from '../../internal/elementProps.ts';
import { counted, figure, shortFigure, sum } from '../Chart/figures.ts';
import { pointAfterKey } from '../Chart/scale.ts';
import { Link } from '../Link/Link.tsx';
import * as styles from './DonutChart.css.ts';
import { Fills, fillOf, mostParts } from './Fills.tsx';

export interface DonutChartProps extends ElementProps<'figure'> {
  /** Accessible name. */
  label: string;
  /** The parts clockwise from the top, usually the largest first. Without any, shows the empty state. */
  parts: readonly ChartPart[];
  /** Names of the figures. */
  words: PartWords;
  /** How many parts to show, up to 7; the last one stands for the rest. The table has all. Default 6. */
  most?: number | undefined;
  /** The table of the figures: behind a button, or `elsewhere` on the page. Default `toggle`. */
  table?: 'toggle' | 'elsewhere' | undefined;
}

const radius = 80;
const hole = 52;

/** The parts of a whole as a ring, with their names, figures and shares beside it. */
export function DonutChart({
  label,
  parts,
  words,
  most = 6,
  table = 'toggle',
  ...rest
}: DonutChartProps) {
  const shown = withRest(parts, Math.min(most, mostParts));
  const total = sum(parts.map(({ value }) => value));
  const empty = parts.length === 0;
  const fills = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  /** The part at which the keys are. */
  const [read, setRead] = useState<number | null>(null);
  const at = pointed ?? read;
  return (
    <ChartFrame
      {...rest}
      label={label}
      sentence={empty ? null : partsSummary(parts, words)}
      table={table === 'toggle' ? <PartsTable label={label} parts={parts} words={words} /> : null}
    >
      {empty ? (
        <p className={`${styles.empty} ${nothing}`}>{partsSummary(parts, words)}</p>
      ) : (
        <div className={styles.plot}>
          <Ring
            label={label}
            parts={shown}
            words={words}
            fills={fills}
            at={at}
            read={read}
            onPoint={setPointed}
            onRead={(place) => {
              setPointed(null);
              setRead(place);
            }}
          />
          <ul className={styles.legend} onPointerLeave={() => setPointed(null)}>
            {shown.map((part, index) => (
              <li
                key={part.key}
                className={styles.row}
                data-current={index === at || undefined}
                onPointerEnter={() => setPointed(index)}
              >
                <svg className={styles.swatch} aria-hidden focusable="false">
                  <rect width="100%" height="100%" rx={2} fill={fillOf(fills, index)} />
                </svg>
                <span className={styles.name}>
                  {part.href ? (
                    <Link href={part.href} tone="quiet">
                      {part.label}
                    </Link>
                  ) : (
                    part.label
                  )}
                </span>
                <span className={styles.figure}>{figure(part.value)}</span>
                <span className={styles.share}>{share(part.value, total)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </ChartFrame>
  );
}

interface RingProps {
  label: string;
  parts: readonly ChartPart[];
  words: PartWords;
  /** Id of the fills. */
  fills: string;
  /** The part that is told in the middle; null for the whole. */
  at: number | null;
  /** The part at which the keys are; null without the focus. */
  read: number | null;
  onPoint: (at: number | null) => void;
  onRead: (at: number | null) => void;
}

/** The ring, whose middle tells the whole or the part under the pointer or the keys. */
function Ring({ label, parts, words, fills, at, read, onPoint, onRead }: RingProps) {
  const total = sum(parts.map(({ value }) => value));
  const last = parts.length - 1;
  const place = Math.min(read ?? 0, last);
  const part = parts[place];
  const current = at === null ? undefined : parts[Math.min(at, last)];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = pointAfterKey(event.key, place, parts.length);
    if (next === null) return;
    event.preventDefault();
    onRead(next);
  };
  return (
    <div className={styles.ring}>
      <svg
        className={styles.drawing}
        viewBox={`${-radius} ${-radius} ${2 * radius} ${2 * radius}`}
        aria-hidden
        focusable="false"
      >
        <Fills id={fills} />
        <circle
          className={styles.track}
          r={(radius - 4 + hole) / 2}
          strokeWidth={radius - 4 - hole}
        />
        <Pie
          data={[...parts]}
          pieValue={({ value }) => value}
          pieSort={null}
          pieSortValues={null}
          innerRadius={hole}
          outerRadius={({ index }) => (index === at ? radius : radius - 4)}
        >
          {({ arcs, path }) =>
            arcs
              .filter(({ value }) => value > 0)
              .map((arc) => (
                <path
                  key={arc.data.key}
                  className={styles.slice}
                  d={path(arc) ?? ''}
                  fill={fillOf(fills, arc.index)}
                  onPointerEnter={() => onPoint(arc.index)}
                  onPointerLeave={() => onPoint(null)}
                />
              ))
          }
        </Pie>
      </svg>
      <p className={styles.middle} aria-hidden>
        <span className={styles.big}>{shortFigure(current?.value ?? total)}</span>
        <span className={styles.what}>{current?.label ?? words.value}</span>
      </p>
      <input
        type="range"
        className={styles.reader}
        aria-label={m.components_chart_part_by_part({ label })}
        aria-valuetext={
          part && `${part.label}. ${counted(part.value, words.unit)}, ${share(part.value, total)}`
        }
        min={0}
        max={last}
        value={place}
        onChange={(event) => onRead(Number(event.target.value))}
        onFocus={() => onRead(place)}
        onBlur={() => onRead(null)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

export type { ChartPart, PartWords } from '../../internal/chart/parts.ts';
