import * as styles from './SubmitBar.css.ts';

interface SubmitWordProps {
  label: string;
  shortLabel?: string | undefined;
}

/** A button's verb, and a shorter one where there is less room. */
export function SubmitWord({ label, shortLabel }: SubmitWordProps) {
  if (!shortLabel) return label;
  return (
    <>
      <span className={styles.wideOnly}>{label}</span>
      <span className={styles.phoneOnly}>{shortLabel}</span>
    </>
  );
}
