import type { Media } from '@portal/data/schemas';

/** An uploaded picture, as far as the form shows it. */
export interface LogoValue {
  id: number;
  name: string;
  url: string;
  /** Bytes. */
  size: number | null;
  width: number | null;
  height: number | null;
  /** What it shows, in stored words. */
  alt?: string | undefined;
}

/** The backend counts a file in KB. */
export function pictureValue(media: Media): LogoValue {
  const { id, name, url, size, width, height, alternativeText } = media;
  return {
    id,
    name,
    url,
    size: size === null ? null : Math.round(size * 1024),
    width,
    height,
    ...(alternativeText ? { alt: alternativeText } : {}),
  };
}
