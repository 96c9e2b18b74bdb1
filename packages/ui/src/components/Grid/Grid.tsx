import { Children, type ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.ts';
import type { Space } from '../../theme/scale.ts';
import * as styles from './Grid.css.ts';

/** The least widths of the tiles of a `Grid`. */
export const tileWidths = ['small', 'medium', 'large'] as const;
export type TileWidth = (typeof tileWidths)[number];

export interface GridProps extends ElementProps<'div'> {
  /** The tiles. In a list, each becomes an item; `null` and `false` do not. */
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
        : Children.map(Children.toArray(children), (each) => (
            <li className={styles.item}>{each}</li>
          ))}
    </Element>
  );
}
