import * as styles from './Spinner.css.ts';

/** A 14 px spinner for a wait of unknown length inside a control. Decorative: the text next to it says what is loading. */
export function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="0 0 20 20" aria-hidden>
      <circle cx="10" cy="10" r="8" className={styles.arc} pathLength={100} />
    </svg>
  );
}
