import { useState } from 'react';
import { initials } from '../../internal/initials.ts';
import { BlurPicture } from './BlurPicture.tsx';
import * as styles from './Logo.css.ts';

export const logoSizes = ['small', 'medium', 'large'] as const;
export type LogoSize = (typeof logoSizes)[number];

export interface LogoProps {
  /** Address of the picture; initials stand in for none, and for one that does not load. */
  src?: string | null | undefined;
  /** Other widths of the same picture, as `pictureSrcSet` writes them. */
  srcSet?: string | undefined;
  /** BlurHash of the picture: its colours, shown while it loads. Sets `data-loading`. */
  blurhash?: string | null | undefined;
  /** Words for the picture. Default empty: the name stands beside it. */
  alt?: string | undefined;
  /** Whose logo it is; an empty name shows a dash. */
  name: string;
  /** Edge: 24, 36 or 56 px. Sets `data-size`. */
  size: LogoSize;
  /** Told when the picture does not load. */
  onBroken?: (() => void) | undefined;
}

const edges: Record<LogoSize, number> = { small: 24, medium: 36, large: 56 };

/** A listing's square picture. */
export function Logo({ src, srcSet, blurhash, alt = '', name, size, onBroken }: LogoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  const blur = blurhash && loaded !== src ? blurhash : null;
  if (!src || broken === src) {
    return (
      <span className={styles.logo} data-size={size} aria-hidden>
        {initials(name) || '–'}
      </span>
    );
  }
  return (
    <span
      className={styles.logo}
      data-size={size}
      data-picture
      data-loading={blur !== null || undefined}
    >
      {blur ? <BlurPicture hash={blur} /> : null}
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
        onLoad={blurhash ? () => setLoaded(src) : undefined}
        onError={() => {
          setBroken(src);
          onBroken?.();
        }}
      />
    </span>
  );
}

export { type PictureSource, pictureSrcSet, pictureWidths } from './pictureSources.ts';
