import { Children, type ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.ts';
import type { Space } from '../../theme/scale.ts';
import * as styles from './layout.css.ts';

/** The least widths of the tiles of a `Grid`. */
export const tileWidths = ['small', 'medium', 'large'] as const;
export type TileWidth = (typeof tileWidths)[number];

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

export interface GridProps extends ElementProps<'div'> {
  /** The tiles. In a list, each becomes an item. */
  children: ReactNode;
  /** The least width of a tile: 144, 224 or 288 px. There are as many columns as fit, all of one width. Default `medium`. */
  tile?: TileWidth | undefined;
  /** Gap between the tiles. Default `medium` (16 px). */
  space?: Space | undefined;
  /** HTML element: a list for records. Default `div`. */
  as?: 'div' | 'ul' | 'ol' | undefined;
}

/** Tiles or cards in columns, with wrapping. Those of a row are equally high. */
export function Grid({
  children,
  tile = 'medium',
  space = 'medium',
  as = 'div',
  ...rest
}: GridProps) {
  const Element = as as 'div';
  return (
    <Element {...rest} className={`${styles.grid} ${styles.columns[tile]} ${styles.gap[space]}`}>
      {as === 'div'
        ? children
        : Children.map(children, (each) => <li className={styles.gridItem}>{each}</li>)}
    </Element>
  );
}
