import type { Ref } from 'react';
import type { FieldProps } from '../../internal/field/Field.tsx';
import { FieldGroup } from '../../internal/field/FieldGroup.tsx';
import * as styles from './StarRatingField.css.ts';
import { starPlaces } from './starFill.ts';
import { wholeStar } from './starPaths.ts';

export interface StarRatingFieldProps extends FieldProps {
  /** Whole stars from 1 to 5; null for none yet. */
  value: number | null;
  /** Told the number of stars, 1 to 5. */
  onChange: (value: number) => void;
  /** The focus has left the stars. */
  onBlur?: (() => void) | undefined;
  /** No star can be chosen. Default false. */
  disabled?: boolean | undefined;
  /** The first star: where focus goes when the answer is missing. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Gives one to five stars. A rating to look at is `StarRating`. */
export function StarRatingField({
  value,
  onChange,
  onBlur,
  disabled,
  ref,
  ...field
}: StarRatingFieldProps) {
  return (
    <FieldGroup {...field}>
      {(group) => (
        <div className={styles.row}>
          <div className={styles.stars}>
            {starPlaces.map((place) => (
              <span
                key={place}
                className={styles.star}
                data-filled={(value !== null && place <= value) || undefined}
                data-disabled={disabled || undefined}
              >
                <input
                  ref={place === 1 ? ref : undefined}
                  type="radio"
                  className={styles.input}
                  name={group}
                  value={place}
                  aria-label={place === 1 ? '1 star' : `${place} stars`}
                  checked={place === value}
                  disabled={disabled}
                  onChange={() => onChange(place)}
                  onBlur={onBlur}
                />
                <svg
                  className={styles.shape}
                  viewBox="-0.5 -0.5 17 17"
                  aria-hidden
                  focusable="false"
                >
                  <path d={wholeStar} />
                </svg>
              </span>
            ))}
          </div>
          <span className={styles.words} aria-hidden>
            {value === null ? 'Not rated' : `${value} of 5`}
          </span>
        </div>
      )}
    </FieldGroup>
  );
}
