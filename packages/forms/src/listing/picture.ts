import type { Media } from '@portal/data/schemas';

/** An uploaded picture, as far as the form shows it. */
export interface LogoValue {
  id: number;
  name: string;
  url: string;
  /** In bytes. */
  size: number | null;
  width: number | null;
  height: number | null;
  /** The stored alternative text. */
  alt?: string | undefined;
}

/** Converts the size, which the backend counts in KB. */
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

/** A stored picture as a `FileField` shows it. */
export const fileOf = ({ name, url, size, width, height }: LogoValue) => ({
  name,
  url,
  size: size ?? undefined,
  width: width ?? undefined,
  height: height ?? undefined,
});
