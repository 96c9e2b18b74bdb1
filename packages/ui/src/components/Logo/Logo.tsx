import { useState } from 'react';
import { initials } from '../../internal/initials.ts';
import * as styles from './Logo.css.ts';

export const logoSizes = ['small', 'medium', 'large'] as const;
type LogoSize = (typeof logoSizes)[number];

export interface LogoProps {
  /** URL of the picture; without one, or when it fails to load, initials are shown. */
  src?: string | null | undefined;
  /** Other widths of the same picture, as a `srcset`. */
  srcSet?: string | undefined;
  /** Alternative text. Default empty: the name is shown next to it. */
  alt?: string | undefined;
  /** Whose logo it is; an empty name shows a dash. */
  name: string;
  /** Edge: 24, 36 or 56 px. Sets `data-size`. */
  size: LogoSize;
  /** Called when the picture fails to load. */
  onBroken?: (() => void) | undefined;
}

const edges: Record<LogoSize, number> = { small: 24, medium: 36, large: 56 };

/** A listing's square picture. */
export function Logo({ src, srcSet, alt = '', name, size, onBroken }: LogoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || broken === src) {
    return (
      <span className={styles.logo} data-size={size} aria-hidden>
        {initials(name) || '–'}
      </span>
    );
  }
  return (
    <span className={styles.logo} data-size={size} data-picture>
      <img
        className={styles.picture}
        src={src}
        srcSet={srcSet}
        sizes={srcSet ? `${edges[size]}px` : undefined}
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
