import { useId } from 'react';
import * as styles from './Paywall.css.ts';

const outline =
  'M96 140c30-12 66-22 106-20 70 4 130 62 130 150 0 92-70 170-158 170C92 440 34 368 34 282c0-66 22-124 62-142Z';

const waves = [40, 104, 176, 250, 330, 412, 500, 590];
const veins = [
  {
    d: 'M20 262c80-44 130-88 210-92 50-2 90 6 130-6v50c-48 16-90 2-140 8-84 10-130 52-200 88Z',
    fill: 'strong',
  },
  {
    d: 'M20 330c86-60 150-50 220-82 46-22 80-20 120-22v46c-52-2-84-14-130 8-74 36-120 22-210 88Z',
    fill: 'soft',
  },
  {
    d: 'M30 392c76-62 140-44 210-74 50-20 80-10 120-8v40c-50-2-80-6-128 14-80 32-120 10-202 66Z',
    fill: 'strong',
  },
] as const;

/** A greenstone in water. Decoration. */
export function Stone() {
  const clip = useId();
  return (
    <div className={styles.stoneSide} aria-hidden>
      <svg
        className={styles.picture}
        viewBox="0 0 300 640"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden
      >
        <defs>
          <clipPath id={clip}>
            <path d={outline} />
          </clipPath>
        </defs>
        {waves.map((y) => (
          <path
            key={y}
            className={styles.water}
            d={`M-10 ${y}c60-8 90-30 150-24s100 34 170 18v36c-70 14-110-14-170-18s-90 12-150 20Z`}
          />
        ))}
        <path className={styles.stone} d={outline} />
        <g clipPath={`url(#${clip})`}>
          {veins.map(({ d, fill }) => (
            <path key={d} className={styles.vein} data-fill={fill} d={d} />
          ))}
          <path className={styles.gleam} d="M44 262c6-64 38-108 92-122-34 28-66 62-92 122Z" />
        </g>
        <path className={styles.edge} d={outline} />
      </svg>
    </div>
  );
}
