import * as styles from './Kbd.css.ts';

export interface KbdProps {
  /** Name of the key. */
  children: string;
}

/** A keyboard key. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={styles.key}>{children}</kbd>;
}
