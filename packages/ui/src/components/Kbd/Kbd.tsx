import type { ElementProps } from '../../internal/elementProps.ts';
import * as styles from './Kbd.css.ts';

export interface KbdProps extends ElementProps<'kbd'> {
  /** Name of the key. */
  children: string;
}

/** A keyboard key. */
export function Kbd({ children, ...rest }: KbdProps) {
  return (
    <kbd {...rest} className={styles.key}>
      {children}
    </kbd>
  );
}
