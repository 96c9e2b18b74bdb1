import type { ReactNode } from 'react';
import type { Space } from '../../theme/scale.ts';
import * as styles from './layout.css.ts';
import type { Alignment } from './Stack.tsx';

export interface InlineProps {
  /** What stands side by side. */
  children: ReactNode;
  /** Gap between the children and between lines. Default `xsmall` (8 px). */
  space?: Space | undefined;
  /** Where lower children stand in the line. Default `center`. */
  align?: Alignment | undefined;
  /** Where the line's free room goes: after, around or between the children. Default `start`. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Keeps one line, whatever the width. Default false. */
  nowrap?: boolean | undefined;
  /** Element. Default `div`. */
  as?: 'div' | 'span' | 'ul' | undefined;
}

/** Children beside each other, wrapping to further lines. */
export function Inline({
  children,
  space = 'xsmall',
  align = 'center',
  justify = 'start',
  nowrap,
  as: Element = 'div',
}: InlineProps) {
  return (
    <Element
      className={`${styles.inline} ${styles.gap[space]}`}
      data-align={align}
      data-justify={justify}
      data-nowrap={nowrap || undefined}
    >
      {children}
    </Element>
  );
}
