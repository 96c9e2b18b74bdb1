import { useEffect, useRef } from 'react';
import * as styles from './Logo.css.ts';

interface BlurPictureProps {
  /** A BlurHash: the picture's colours in some twenty letters. */
  hash: string;
}

/** Enough for colours that run into each other; the browser stretches it smoothly. */
const edge = 16;

/** The blurred colours of a picture that is on its way; nothing for a hash that cannot be read. */
export function BlurPicture({ hash }: BlurPictureProps) {
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
