import { type ReactNode, useId, useState } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { m } from '../../i18n/messages.js';
import type { ElementProps } from '../elementProps.ts';
import * as styles from './ChartFrame.css.ts';

interface ChartFrameProps extends ElementProps<'figure'> {
  /** Accessible name. */
  label: string;
  /** Summarizes the figures below the plot; null without any. */
  sentence: string | null;
  /** The figures as a table, behind a button; null if the page has it elsewhere. */
  table: ReactNode;
  /** The plot. */
  children: ReactNode;
}

/** The plot of a chart with its summary and its table. */
export function ChartFrame({ label, sentence, table, children, ...rest }: ChartFrameProps) {
  const [open, setOpen] = useState(false);
  const tableId = useId();
  return (
    <figure {...rest} className={styles.chart} aria-label={label}>
      {children}
      {sentence === null ? null : (
        <figcaption className={styles.foot}>
          <p className={styles.sentence}>{sentence}</p>
          {table ? (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={open}
              aria-controls={open ? tableId : undefined}
              onClick={() => setOpen(!open)}
            >
              <span>
                {open ? m.components_chart_hide_table() : m.components_chart_show_table()}
              </span>
              <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
            </button>
          ) : null}
        </figcaption>
      )}
      {open && sentence !== null ? (
        <div id={tableId} className={styles.table}>
          {table}
        </div>
      ) : null}
    </figure>
  );
}
