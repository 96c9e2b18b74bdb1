import * as styles from './StarRating.css.ts';
import { type StarFill, starFill, starPlaces } from './starFill.ts';
import { leftHalfStar, wholeStar } from './starPaths.ts';

export const starSizes = ['small', 'medium'] as const;
export type StarSize = (typeof starSizes)[number];

export interface StarRatingProps {
  /** From 0 to 5; null when nobody has rated. */
  value: number | null;
  /** How many reviews the value is the mean of; leave out for the rating of one review. */
  count?: number | undefined;
  /** Star's edge: 14 or 22 px. Default `medium`. Sets `data-size`. */
  size?: StarSize | undefined;
}

function ratingWords(value: number | null, count: number | undefined): string {
  if (count === 0) return 'No reviews yet';
  if (value === null) return 'Not rated';
  if (count === undefined) return `${value} of 5`;
  return `${value.toFixed(1)} · ${count.toLocaleString('en-NZ')} ${count === 1 ? 'review' : 'reviews'}`;
}

/** A rating to look at; to give one use `StarRatingField`. */
export function StarRating({ value, count, size = 'medium' }: StarRatingProps) {
  return (
    <span className={styles.rating} data-size={size}>
      <span className={styles.stars} aria-hidden>
        {starPlaces.map((place) => (
          <svg
            key={place}
            className={styles.star}
            viewBox="0 0 16 16"
            aria-hidden
            focusable="false"
          >
            <path d={wholeStar} />
            <StarInk fill={starFill(value, place)} />
          </svg>
        ))}
      </span>
      <span className={styles.words}>{ratingWords(value, count)}</span>
    </span>
  );
}

function StarInk({ fill }: { fill: StarFill }) {
  if (fill === 'empty') return null;
  return <path className={styles.filled} d={fill === 'full' ? wholeStar : leftHalfStar} />;
}

export { StarRatingField, type StarRatingFieldProps } from './StarRatingField.tsx';
