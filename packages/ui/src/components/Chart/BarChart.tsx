import { Bar, Line } from '@visx/shape';
import * as styles from './Chart.css.ts';
import { ChartFrame } from './ChartFrame.tsx';
import type { ChartProps } from './chartOptions.ts';

export type BarChartProps = ChartProps;

const widest = 48;

/** Figures side by side, each from 0; a dashed mark over a bar is what it is compared with. */
export function BarChart(props: BarChartProps) {
  return (
    <ChartFrame {...props} marks="bars">
      {({ points, x, y, base, band }) => {
        const width = Math.min(band, widest);
        return points.map((point) => {
          const left = x(point) - width / 2;
          const before = point.before === undefined ? undefined : y(point.before);
          return (
            <g key={point.key}>
              <Bar
                className={styles.bar}
                data-compared={before === undefined ? undefined : true}
                x={left}
                y={y(point.value)}
                width={width}
                height={base - y(point.value)}
              />
              {before === undefined ? null : (
                <Line
                  className={styles.before}
                  from={{ x: left - 2, y: before }}
                  to={{ x: left + width + 2, y: before }}
                />
              )}
            </g>
          );
        });
      }}
    </ChartFrame>
  );
}
