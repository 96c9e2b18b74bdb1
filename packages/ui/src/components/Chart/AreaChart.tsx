import { Area, Line, LinePath } from '@visx/shape';
import * as styles from './Chart.css.ts';
import { ChartFrame } from './ChartFrame.tsx';
import type { ChartPoint, ChartProps } from './chartOptions.ts';
import type { PlotSpace } from './Plot.tsx';
import { hasBefore } from './summary.ts';

export type AreaChartProps = ChartProps;

/** Figures day by day as a line with straight segments over its fill; what they are compared with is dashed, and a second series is a line on an axis of its own. */
export function AreaChart(props: AreaChartProps) {
  return (
    <ChartFrame {...props} marks="points">
      {(space) => <Lines {...space} />}
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

/** One day has no line: a dot on a stem, and a dash for what it is compared with. */
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
