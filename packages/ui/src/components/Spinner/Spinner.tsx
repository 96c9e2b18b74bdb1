import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** Diameter. Default `medium` (20 px); `small` is 14 px. */
  size?: 'small' | 'medium';
  /** What is being waited for, for screen readers. Leave out where the words beside it say so. */
  label?: string;
}

/** A turning arc for a wait of unknown length inside a control; whole views use a Skeleton. */
export function Spinner({ size = 'medium', label }: SpinnerProps) {
  return (
    <svg
      className={styles.spinner}
      data-size={size}
      viewBox="0 0 20 20"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle cx="10" cy="10" r="8" className={styles.arc} pathLength={100} />
    </svg>
  );
}
