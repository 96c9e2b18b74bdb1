import type { ReactNode } from 'react';
import type { Space } from '../../theme/scale.ts';
import * as styles from './layout.css.ts';

export const alignments = ['start', 'center', 'end', 'stretch', 'baseline'] as const;
export type Alignment = (typeof alignments)[number];

export interface StackProps {
  /** What stands one below the other. */
  children: ReactNode;
  /** Gap between the children. Default `medium` (16 px). */
  space?: Space | undefined;
  /** Where narrower children stand across. Default `stretch`. */
  align?: Alignment | undefined;
  /** Element. Default `div`. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | undefined;
  /** Accessible name, of a list. */
  label?: string | undefined;
}

/** Children one below the other. */
export function Stack({
  children,
  space = 'medium',
  align = 'stretch',
  as: Element = 'div',
  label,
}: StackProps) {
  return (
    <Element
      className={`${styles.stack} ${styles.gap[space]}`}
      data-align={align}
      aria-label={label}
    >
      {children}
    </Element>
  );
}
