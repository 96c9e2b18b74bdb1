import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.ts';
import * as styles from './LiveRegion.css.ts';

export interface LiveRegionProps extends ElementProps<'div'> {
  /** The message, or nothing. */
  children: ReactNode;
}

/** A live region. Mount it before its text: screen readers announce only later changes. */
export function LiveRegion({ children, ...rest }: LiveRegionProps) {
  return (
    <div {...rest} role="status" className={styles.region}>
      {children}
    </div>
  );
}
