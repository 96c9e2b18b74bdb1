import { Bar } from '@visx/shape';
import { nothing } from '../../internal/chart/ChartFrame.css.ts';
import { ChartFrame } from '../../internal/chart/ChartFrame.tsx';
import { PartsTable } from '../../internal/chart/PartsTable.tsx';
import {
  type ChartPart,
  type PartWords,
  partsSummary,
  restKey,
  withRest,
} from '../../internal/chart/parts.ts';
import type { ElementProps } from '../../internal/elementProps.ts';
import { figure } from '../Chart/figures.ts';
import { Link } from '../Link/Link.tsx';
import * as styles from './BarChart.css.ts';

export interface BarChartProps extends ElementProps<'figure'> {
  /** Accessible name. */
  label: string;
  /** The bars from top to bottom, usually the highest first. Without any, shows the empty state. */
  bars: readonly ChartPart[];
  /** Names of the figures. */
  words: PartWords;
  /** How many bars to show; the last one stands for the rest. The table has all. Default 12. */
  most?: number | undefined;
  /** The table of the figures: behind a button, or `elsewhere` on the page. Default `toggle`. */
  table?: 'toggle' | 'elsewhere' | undefined;
}

/** Figures of several things as horizontal bars, each with its name and figure. */
export function BarChart({
  label,
  bars,
  words,
  most = 12,
  table = 'toggle',
  ...rest
}: BarChartProps) {
  const shown = withRest(bars, most);
  const longest = Math.max(1, ...shown.map(({ value }) => value));
  const empty = bars.length === 0;
  return (
    <ChartFrame
      {...rest}
      label={label}
      sentence={empty ? null : partsSummary(bars, words)}
      table={table === 'toggle' ? <PartsTable label={label} parts={bars} words={words} /> : null}
    >
      {empty ? (
        <p className={`${styles.empty} ${nothing}`}>{partsSummary(bars, words)}</p>
      ) : (
        <div className={styles.around}>
          <ul className={styles.bars}>
            {shown.map((bar) => (
              <li key={bar.key} className={styles.row}>
                <span className={styles.name}>
                  {bar.href ? <Link href={bar.href}>{bar.label}</Link> : bar.label}
                </span>
                <span className={styles.figure}>{figure(bar.value)}</span>
                <svg className={styles.track} aria-hidden focusable="false">
                  <Bar
                    className={bar.key === restKey ? styles.others : styles.bar}
                    height="100%"
                    width={`${(bar.value / longest) * 100}%`}
                    rx={3}
                  />
                </svg>
              </li>
            ))}
          </ul>
        </div>
      )}
    </ChartFrame>
  );
}

export type { ChartPart, PartWords } from '../../internal/chart/parts.ts';
