import { type ReactNode, useId, useState } from 'react';
import * as styles from './Chart.css.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartTable } from './ChartTable.tsx';
import type { ChartProps } from './chartOptions.ts';
import { Plot, type PlotSpace } from './Plot.tsx';
import { beforeWord, hasAlso, hasBefore, summary } from './summary.ts';
import { useWidth } from './useWidth.ts';

interface ChartFrameProps extends ChartProps {
  marks: 'points' | 'bars';
  children: (space: PlotSpace) => ReactNode;
}

/** Around every chart: its key, its plot, the sentence that says what it shows, and its table. */
export function ChartFrame({
  label,
  points,
  words,
  kind = 'count',
  size = 'default',
  table = 'toggle',
  legend = 'above',
  marks,
  children,
}: ChartFrameProps) {
  const [room, width] = useWidth();
  const [open, setOpen] = useState(false);
  const tableId = useId();
  const empty = points.length === 0;
  const second = marks === 'points' && hasAlso(points);
  const shown = !empty && (table === 'below' || (table === 'toggle' && open));
  return (
    <figure className={styles.chart} aria-label={label}>
      {legend === 'above' && (second || hasBefore(points)) ? (
        <ChartLegend
          value={second ? `${words.value} (left axis)` : words.value}
          before={hasBefore(points) ? beforeWord(words) : undefined}
          also={second ? `${words.also ?? 'Also'} (right axis)` : undefined}
        />
      ) : null}
      <div ref={room} className={styles.room} data-size={size} data-empty={empty || undefined}>
        {empty ? <p className={styles.nothing}>{summary(points, words, kind)}</p> : null}
        {!empty && width > 0 ? (
          <Plot {...{ label, points, words, size, marks, second, width }}>{children}</Plot>
        ) : null}
      </div>
      {empty ? null : (
        <figcaption className={styles.foot}>
          <p className={styles.sentence}>{summary(points, words, kind)}</p>
          {table === 'toggle' ? (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={open}
              aria-controls={open ? tableId : undefined}
              onClick={() => setOpen(!open)}
            >
              {open ? 'Hide the table' : 'Show as a table'}
            </button>
          ) : null}
        </figcaption>
      )}
      {shown ? (
        <div id={tableId}>
          <ChartTable label={label} points={points} words={words} />
        </div>
      ) : null}
    </figure>
  );
}
