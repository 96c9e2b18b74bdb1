import * as styles from './Chart.css.ts';

export interface ChartLegendProps {
  /** What is drawn solid. */
  value: string;
  /** What is drawn dashed. */
  before: string;
}

/** Says which line is which. */
export function ChartLegend({ value, before }: ChartLegendProps) {
  return (
    <ul className={styles.legend}>
      <li className={styles.legendItem}>
        <Sample look={styles.line} />
        {value}
      </li>
      <li className={styles.legendItem}>
        <Sample look={styles.before} />
        {before}
      </li>
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
