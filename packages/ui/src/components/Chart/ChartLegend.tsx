import * as styles from './Chart.css.ts';

export interface ChartLegendProps {
  /** What is drawn solid. */
  value: string;
  /** What is drawn thin and dashed. Default: no comparison. */
  before?: string | undefined;
  /** What is drawn on the axis at the right. Default: no second series. */
  also?: string | undefined;
}

/** Says which line is which. */
export function ChartLegend({ value, before, also }: ChartLegendProps) {
  return (
    <ul className={styles.legend}>
      <li className={styles.legendItem}>
        <Sample look={styles.line} />
        {value}
      </li>
      {before === undefined ? null : (
        <li className={styles.legendItem}>
          <Sample look={styles.before} />
          {before}
        </li>
      )}
      {also === undefined ? null : (
        <li className={styles.legendItem}>
          <Sample look={styles.also} />
          {also}
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
