import type { logoTypes } from '@portal/domain';
import { Refusal } from '../refusal.ts';

export const MAX_FILES = 4;
/** The longest side that WebP can have, and all copies are WebP. */
export const MAX_SIDE = 16_383;
/** As measured, so that a picture stays within its limit of memory: what cannot be read line by line is held as a whole. */
export const MAX_MEGAPIXELS = { lines: 25, progressive: 16, webp: 12, transparentWebp: 6 } as const;
/** Pixels of a copy; transparent WebP takes 16 bytes for each while it is written. */
export const MAX_TRANSPARENT_COPY = 9_000_000;
/** Pixels of a JPEG whose coding is optimised, for which all of it is held. */
export const MAX_OPTIMISED = 12_500_000;

export interface PictureLimits {
  /** Memory of the process that reads a picture, a third of it its own. */
  bytes: number;
  /** Milliseconds of processor time, which a busy machine does not shorten. */
  work: number;
  /** Milliseconds until a process is ended that does not end itself. */
  wait: number;
}
export const PICTURE_LIMITS: PictureLimits = {
  bytes: 250 * 1024 * 1024,
  work: 20_000,
  wait: 60_000,
};
/** How long a picture that nothing shows is kept. */
export const ORPHAN_AGE = 24 * 60 * 60 * 1000;
export const VARIANT_WIDTHS = [320, 640, 768, 1024, 1366, 1536, 1920, 2048, 2732, 3840] as const;

type NameOf<Mime> = Mime extends `image/${infer Name}` ? Name : never;
export type PictureKind = NameOf<(typeof logoTypes)[number]>;
export const EXTENSIONS: Record<PictureKind, string> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

export const tooManyFiles = (): Refusal =>
  new Refusal('too-many-files', { message: `Maximum ${MAX_FILES} files` });

export const tooLong = (): Refusal =>
  new Refusal('picture-too-large', {
    message: `Maximum ${MAX_SIDE.toLocaleString('en')} pixels per side`,
  });

export const tooManyPixels = (megapixels: number): Refusal =>
  new Refusal('picture-too-large', { message: `Maximum ${megapixels} megapixels` });
