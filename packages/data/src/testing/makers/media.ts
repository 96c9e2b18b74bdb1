import type { Media } from '../../schemas/media.ts';
import { slugOf } from '../names.ts';

/** A drawn square, so that no story needs a server for its pictures. */
export function pictureUrl(seed: number): string {
  const hue = (seed * 47) % 360;
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="hsl(${hue} 45% 40%)"/>` +
    `<circle cx="32" cy="32" r="${12 + (seed % 3) * 4}" fill="hsl(${hue} 60% 85%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

export function makeMedia(over: Partial<Media> = {}): Media {
  const { id = 1 } = over;
  return {
    id,
    name: `${slugOf(`logo ${id}`)}.webp`,
    url: pictureUrl(id),
    width: 320,
    height: 320,
    mime: 'image/webp',
    size: 12_000,
    alternativeText: null,
    caption: null,
    blurhash: null,
    formats: null,
    ...over,
  };
}
