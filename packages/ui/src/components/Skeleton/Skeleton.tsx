import type { ElementProps } from '../../internal/elementProps.ts';
import { sized } from '../../internal/sized.ts';
import * as styles from './Skeleton.css.ts';

type SkeletonShape = 'text' | 'block' | 'circle';

/** Shares of the available width: 100, 80, 50 and 30%. */
export type SkeletonWidth = 'full' | 'wide' | 'half' | 'short';

export interface SkeletonProps extends Omit<ElementProps<'span'>, 'ref'> {
  /** Shape of the content: a line of text (20 px high), a block or a circle. Sets `data-shape`. */
  shape: SkeletonShape;
  /** A share of the width, or CSS pixels. Default `full`; 36 px for a circle. */
  width?: SkeletonWidth | number | undefined;
  /** CSS pixels. Default: 10 for text, 36 for others. */
  height?: number | undefined;
}

const inRem = (px: number | undefined) => (px === undefined ? undefined : `${px / 16}rem`);

/** Reserves the space of content that is loading. Decorative: the surrounding view is marked as busy. */
export function Skeleton({ shape, width, height, ...rest }: SkeletonProps) {
  const word = typeof width === 'string' ? width : undefined;
  const pixels = typeof width === 'number' ? width : undefined;
  const blockSize = inRem(height ?? (shape === 'circle' ? pixels : undefined));
  return (
    <span
      {...rest}
      ref={sized({ inlineSize: inRem(pixels), blockSize })}
      aria-hidden
      className={styles.skeleton}
      data-shape={shape}
      data-width={word}
    />
  );
}
