import { useState } from 'react';
import type { ElementProps } from '../../internal/elementProps.ts';
import { initials } from '../../internal/initials.ts';
import * as styles from './Logo.css.ts';

export const logoSizes = ['small', 'medium', 'large'] as const;
type LogoSize = (typeof logoSizes)[number];

export interface LogoProps extends ElementProps<'span'> {
  /** URL of the image. Default: initials, which also replace an image that fails to load. */
  src?: string | null | undefined;
  /** Alternative text. Default empty: the name is shown next to it. */
  alt?: string | undefined;
  /** Name of the product, for the initials; an empty name shows a dash. */
  name: string;
  /** Width and height: 24, 36 or 56 px. Sets `data-size`. */
  size: LogoSize;
  /** Called when the image fails to load. */
  onBroken?: (() => void) | undefined;
}

const edges: Record<LogoSize, number> = { small: 24, medium: 36, large: 56 };

/** The logo of a product in a square, shown as a whole. */
export function Logo({ src, alt = '', name, size, onBroken, ...rest }: LogoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || broken === src) {
    return (
      <span {...rest} className={styles.logo} data-size={size} aria-hidden>
        {initials(name) || '–'}
      </span>
    );
  }
  return (
    <span {...rest} className={styles.logo} data-size={size} data-picture>
      <img
        className={styles.picture}
        src={src}
        alt={alt}
        width={edges[size]}
        height={edges[size]}
        loading="lazy"
        decoding="async"
        onError={() => {
          setBroken(src);
          onBroken?.();
        }}
      />
    </span>
  );
}
