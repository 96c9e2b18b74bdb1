import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.ts';
import type { Space } from '../../theme/scale.ts';
import * as styles from './layout.css.ts';

type Alignment = 'start' | 'center' | 'end' | 'stretch' | 'baseline';

export interface StackProps extends ElementProps<'div'> {
  /** Content. */
  children: ReactNode;
  /** Gap between the children. Default `medium` (16 px). */
  space?: Space | undefined;
  /** Alignment of children across the column. Default `stretch`. */
  align?: Alignment | undefined;
  /** HTML element. Default `div`. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | undefined;
}

/** Children one below the other. */
export function Stack({
  children,
  space = 'medium',
  align = 'stretch',
  as = 'div',
  ...rest
}: StackProps) {
  const Element = as as 'div';
  return (
    <Element {...rest} className={`${styles.stack} ${styles.gap[space]}`} data-align={align}>
      {children}
    </Element>
  );
}

export interface InlineProps extends ElementProps<'div'> {
  /** Content. */
  children: ReactNode;
  /** Gap between the children and between lines. Default `xsmall` (8 px). */
  space?: Space | undefined;
  /** Distribution of free space, as in `justify-content`. Default `start`. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Does not wrap. Default false. */
  nowrap?: boolean | undefined;
}

/** Children side by side, with wrapping. */
export function Inline({
  children,
  space = 'xsmall',
  justify = 'start',
  nowrap,
  ...rest
}: InlineProps) {
  return (
    <div
      {...rest}
      className={`${styles.inline} ${styles.gap[space]}`}
      data-justify={justify}
      data-nowrap={nowrap || undefined}
    >
      {children}
    </div>
  );
}

export interface PairProps extends ElementProps<'div'> {
  /** Two related fields, such as first and last name. */
  children: ReactNode;
}

/** Two columns of equal width, stacked on phones. */
export function Pair({ children, ...rest }: PairProps) {
  return (
    <div {...rest} className={styles.pair}>
      {children}
    </div>
  );
}
