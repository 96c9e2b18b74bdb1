import type { ElementProps } from '../../internal/elementProps.ts';
import * as styles from './Divider.css.ts';

export interface DividerProps extends ElementProps<'hr'> {
  /** A word or two in the middle of the line, such as "or". Default: none. */
  label?: string | undefined;
  /** `vertical` between the parts of a row. Default `horizontal`. Sets `aria-orientation`. */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/** A line between two parts. */
export function Divider({ label, orientation = 'horizontal', ...rest }: DividerProps) {
  const line = (
    <hr
      {...rest}
      className={styles.line}
      aria-orientation={orientation === 'vertical' ? 'vertical' : undefined}
    />
  );
  if (!label) return line;
  return (
    <div className={styles.labelled}>
      {line}
      <span className={styles.label}>{label}</span>
      <hr className={styles.line} aria-hidden />
    </div>
  );
}
