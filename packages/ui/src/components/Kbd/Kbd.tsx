import * as styles from './Kbd.css.ts';

export interface KbdProps {
  /** The name on the key. */
  children: string;
}

/** A key of the keyboard. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={styles.key}>{children}</kbd>;
}
