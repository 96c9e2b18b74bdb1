import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.ts';
import * as styles from './Brand.css.ts';

export const markSizes = ['small', 'medium', 'large'] as const;
type MarkSize = (typeof markSizes)[number];

export interface MarkProps extends ElementProps<'svg'> {
  /** Width and height: 18, 28 or 32 px. Default `medium`. Sets `data-size`. */
  size?: MarkSize | undefined;
  /** The background it is shown on. Default `page`. Sets `data-ground`, by which `theme/brandImages.ts` finds it. */
  ground?: 'page' | 'stone' | undefined;
}

/** A logo mark: a greenstone with two veins. Decorative: the name is next to it. */
export function Mark({ size = 'medium', ground = 'page', ...rest }: MarkProps) {
  return (
    <svg
      {...rest}
      className={styles.mark}
      data-size={size}
      data-ground={ground}
      viewBox="0 0 28 28"
      aria-hidden
    >
      <path
        stroke="none"
        d="M15.2 1.8c6.6.3 11.1 4.8 11 11.6-.1 7.2-5 12.9-12.1 12.9C6.7 26.3 2 21 2 14.5 2 7.2 7.8 1.5 15.2 1.8Z"
      />
      <g className={styles.veins}>
        <path d="M1.9 12.6c3-2.9 5.9-3.4 9.1-1.9 2.6 1.2 4.5 2.7 7.3 2.5 3-.2 5-2 7.5-4.2" />
        <path d="M3.1 20c2.9-2.7 5.7-3 8.7-1.6 2.5 1.2 4.3 2.5 6.9 2.3 2.7-.2 4.6-1.8 6.9-3.9" />
      </g>
    </svg>
  );
}

export interface BrandProps extends Pick<MarkProps, 'ground'>, ElementProps<'span'> {
  /** The name of the product. */
  label: string;
  /** The mark before the name: a decorative `svg` or `img`, up to 32 px high. Default: none. */
  mark?: ReactNode;
}

/** The product's mark and name. */
export function Brand({ label, mark, ground = 'page', ...rest }: BrandProps) {
  return (
    <span {...rest} className={styles.brand} data-ground={ground}>
      {mark}
      <span className={styles.name}>{label}</span>
    </span>
  );
}
