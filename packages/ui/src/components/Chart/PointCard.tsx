import * as styles from './Plot.css.ts';
import type { CardPlace } from './scale.ts';
import type { PointFigure } from './summary.ts';

/** The box the card may fill; the card itself is as small as its words. */
export const cardBox = { width: 216, head: 32, line: 20, foot: 8 } as const;

interface PointCardProps {
  place: CardPlace;
  height: number;
  title: string;
  figures: readonly PointFigure[];
}

/** The figures of the point that is looked at. The reader of the plot says the same. */
export function PointCard({ place, height, title, figures }: PointCardProps) {
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
