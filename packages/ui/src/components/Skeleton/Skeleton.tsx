import * as styles from './Skeleton.css.ts';

type SkeletonShape = 'text' | 'block' | 'circle';

/** Parts of the width it is given: all of it, 80, 50 and 30 %. */
export type SkeletonWidth = 'full' | 'wide' | 'half' | 'short';

export interface SkeletonProps {
  /** What is coming: a line of text (20 px with its line), a block or a circle. Sets `data-shape`. */
  shape: SkeletonShape;
  /** A word, or CSS pixels. Default `full`; a circle is 36 px. */
  width?: SkeletonWidth | number | undefined;
  /** CSS pixels. Default: 10 for text, 36 for the others. */
  height?: number | undefined;
}

const inRem = (px: number | undefined) => (px === undefined ? undefined : `${px / 16}rem`);

/** Holds the place of what is being loaded. Decorative: the surrounding view is marked as busy. */
export function Skeleton({ shape, width, height }: SkeletonProps) {
  const word = typeof width === 'string' ? width : undefined;
  const pixels = typeof width === 'number' ? width : undefined;
  const blockSize = inRem(height ?? (shape === 'circle' ? pixels : undefined));
  return (
    <span
      aria-hidden
      className={styles.skeleton}
      data-shape={shape}
      data-width={word}
      style={{ inlineSize: inRem(pixels), blockSize }}
    />
  );
}
