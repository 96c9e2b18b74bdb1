import { Group } from '@visx/group';
import { Line } from '@visx/shape';
import type { ChartPoint, ChartWords } from './chartOptions.ts';
import type { ChartMarks } from './marks.ts';
import * as styles from './Plot.css.ts';
import type { PlotSpace } from './Plot.tsx';
import { cardBox, PointCard } from './PointCard.tsx';
import { cardPlace } from './scale.ts';
import { pointFigures } from './summary.ts';

interface PlotReadingProps {
  words: ChartWords;
  marks: ChartMarks;
  current: ChartPoint;
  space: PlotSpace;
  left: number;
  right: number;
  top: number;
}

/** The rule through the point that is looked at, its dot and its card. */
export function PlotReading({ current, space, words, marks, left, right, top }: PlotReadingProps) {
  const x = space.x(current);
  const y = space.y(current.value);
  const figures = pointFigures(current, words);
  const height = cardBox.head + cardBox.line * figures.length + cardBox.foot;
  const { width } = cardBox;
  const place = cardPlace({ x, y, left, right, top, bottom: space.base, width, height });
  return (
    <Group>
      <Line className={styles.rule} from={{ x, y: top }} to={{ x, y: space.base }} />
      {marks === 'points' ? <circle className={styles.dot} cx={x} cy={y} r={5} /> : null}
      {space.yAlso && current.also !== undefined ? (
        <circle className={styles.dotAlso} cx={x} cy={space.yAlso(current.also)} r={5} />
      ) : null}
      <PointCard place={place} height={height} title={current.label} figures={figures} />
    </Group>
  );
}
