import { useEffect, useRef, useState } from 'react';
import { initials } from '../../internal/initials.ts';
import * as styles from './Logo.css.ts';

export const logoSizes = ['small', 'medium', 'large'] as const;
type LogoSize = (typeof logoSizes)[number];

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

interface BlurPictureProps {
  /** A BlurHash: the picture's colours in some twenty letters. */
  hash: string;
}

/** Enough for colours that run into each other; the browser stretches it smoothly. */
const edge = 16;

/** The blurred colours of a picture that is on its way; nothing for a hash that cannot be read. */
function BlurPicture({ hash }: BlurPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // Few pictures have such colours, and a list is shown without waiting for them.
    import('blurhash').then(
      ({ decode, isBlurhashValid }) => {
        const paper = canvas.current?.getContext('2d');
        if (!paper || !isBlurhashValid(hash).result) return;
        const colours = new ImageData(edge, edge);
        colours.data.set(decode(hash, edge, edge));
        paper.putImageData(colours, 0, 0);
      },
      () => undefined,
    );
  }, [hash]);
  return <canvas ref={canvas} className={styles.blur} width={edge} height={edge} aria-hidden />;
}

/** Widths in which a picture is kept besides its own size. */
export const pictureWidths = [320, 640, 768, 1024, 1366, 1536, 1920, 2048, 2732, 3840] as const;

interface PictureSource {
  url: string;
  /** Its width in pixels. */
  width: number;
}

const isKept = (width: number) => pictureWidths.some((kept) => kept === width);

/** A `srcset` of the kept widths, narrow first; undefined where there is nothing to choose from. */
export function pictureSrcSet(sources: readonly PictureSource[]): string | undefined {
  const kept = sources
    .filter(({ url, width }) => url !== '' && isKept(width))
    .sort((one, other) => one.width - other.width);
  if (kept.length === 0) return undefined;
  // A space anywhere, or a comma at its end, would cut an address short.
  const safe = (url: string) => url.replaceAll(' ', '%20').replace(/,$/, '%2C');
  return kept.map(({ url, width }) => `${safe(url)} ${width}w`).join(', ');
}
