import { m } from '../../i18n/messages.js';
import type { ElementProps } from '../../internal/elementProps.ts';
import { type ChoiceProps, FieldGroup } from '../../internal/field/FieldGroup.tsx';
import { formatDecimal, formatNumber } from '../../internal/formatNumber.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from './StarRating.css.ts';

/** A star in a 16 by 16 box, and its left half. */
const wholeStar = 'm8 1.5 2 4.2 4.6.6-3.4 3.2.9 4.6L8 11.9l-4.1 2.2.9-4.6L1.4 6.3 6 5.7Z';
const leftHalfStar = 'M8 1.5v10.4l-4.1 2.2.9-4.6L1.4 6.3 6 5.7Z';

type StarFill = 'full' | 'half' | 'empty';

const starPlaces = [1, 2, 3, 4, 5] as const;

/** The fill of a star for a value from 0 to 5, to the nearest half. */
function starFill(value: number | null, place: number): StarFill {
  const left = Math.round((value ?? 0) * 2) - (place - 1) * 2;
  if (left >= 2) return 'full';
  return left === 1 ? 'half' : 'empty';
}

type StarSize = 'small' | 'medium';

export interface StarRatingProps extends ElementProps<'span'> {
  /** Value from 0 to 5; null without ratings. */
  value: number | null;
  /** Number of reviews that the value averages. Default: a single rating. */
  count?: number | undefined;
  /** Size of a star: 14 or 22 px. Default `medium`. Sets `data-size`. */
  size?: StarSize | undefined;
}

function ratingWords(value: number | null, count: number | undefined): string {
  if (count === 0) return m.components_stars_no_reviews();
  if (value === null) return m.components_stars_not_rated();
  if (count === undefined) return m.components_stars_of_five({ value: formatNumber(value) });
  return m.components_stars_average({
    value: formatDecimal(value),
    count,
    shown: formatNumber(count),
  });
}

/** Shows a rating. For input, use `StarRatingField`. */
export function StarRating({ value, count, size = 'medium', ...rest }: StarRatingProps) {
  return (
    <span {...rest} className={styles.rating} data-size={size}>
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

/** The value is the number of stars, 1 to 5. */
export interface StarRatingFieldProps extends Omit<ChoiceProps<number>, 'onValueChange'> {
  /** Called with the number of stars; null once it is cleared. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Shows a button that removes the rating, as the Delete and Backspace keys do. Default false. */
  clearable?: boolean | undefined;
}

/** Asks for one to five stars. To show a rating, use `StarRating`. */
export function StarRatingField({
  value: given,
  defaultValue = null,
  onValueChange,
  onBlur,
  disabled,
  clearable = false,
  onKeyDown,
  ref,
  ...field
}: StarRatingFieldProps) {
  const [value, setValue] = useControlled(given, defaultValue, onValueChange);
  const canClear = clearable && !disabled && value !== null;
  return (
    <FieldGroup
      {...field}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (canClear && (event.key === 'Delete' || event.key === 'Backspace')) setValue(null);
      }}
    >
      {(group) => (
        <div className={styles.row}>
          <div className={styles.choices}>
            {starPlaces.map((place) => (
              <span
                key={place}
                className={styles.choice}
                data-filled={(value !== null && place <= value) || undefined}
                data-disabled={disabled || undefined}
              >
                <input
                  ref={place === 1 ? ref : undefined}
                  type="radio"
                  className={styles.input}
                  name={group}
                  value={place}
                  aria-label={m.components_stars_count({ count: place })}
                  checked={place === value}
                  disabled={disabled}
                  onChange={() => setValue(place)}
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
          <span className={styles.choiceWords} aria-hidden>
            {ratingWords(value, undefined)}
          </span>
          {canClear ? (
            <Button
              tone="ghost"
              size="compact"
              onClick={({ currentTarget }) => {
                setValue(null);
                // The button is removed.
                currentTarget.closest('[role=radiogroup]')?.querySelector('input')?.focus();
              }}
            >
              {m.components_stars_clear()}
            </Button>
          ) : null}
        </div>
      )}
    </FieldGroup>
  );
}
