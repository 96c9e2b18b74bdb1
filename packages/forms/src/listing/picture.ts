import type { Media } from '@portal/data/schemas';
import { listingTexts, logoMaxBytes, type logoTypes } from '@portal/domain';

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

const starts: Record<(typeof logoTypes)[number], readonly (number | null)[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // 'RIFF', four bytes of length, 'WEBP'
  'image/webp': [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
};

/** Whether a file begins like an accepted picture. Its name and declared type are ignored. */
function isPicture(head: Uint8Array): boolean {
  return Object.values(starts).some((start) =>
    start.every((byte, at) => byte === null || head[at] === byte),
  );
}

/** Why a file is not accepted as a picture, or null. */
export async function pictureProblem(file: Blob): Promise<string | null> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  if (!isPicture(head)) return listingTexts.logoType;
  return file.size > logoMaxBytes ? listingTexts.logoSize : null;
}
