import { Refusal, type RefusalStatus } from '../refusal.ts';

export const MAX_BYTES = 5 * 1024 * 1024;
export const MAX_PIXELS = 25_000_000;
export const MAX_FILES = 4;
/** How long a picture that nothing shows is kept. */
export const ORPHAN_AGE = 24 * 60 * 60 * 1000;
export const VARIANT_WIDTHS = [320, 640, 768, 1024, 1366, 1536, 1920, 2048, 2732, 3840] as const;

export const PICTURE_KINDS = ['jpeg', 'png', 'webp'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];
export const EXTENSIONS: Record<PictureKind, string> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

const REFUSALS = {
  unsupported: [400, 'Unsupported Format: Must be JPEG or PNG'],
  malformed: [400, 'The upload could not be read'],
  empty: [400, 'Files are empty'],
  tooMany: [400, `Maximum ${MAX_FILES} files`],
  tooLarge: [413, 'Maximum 5 MB'],
  tooManyPixels: [413, 'Maximum 25 megapixels'],
} as const satisfies Record<string, readonly [RefusalStatus, string]>;

/** A file we do not take, with what the sender is told. */
export const refusedFile = (reason: keyof typeof REFUSALS): Refusal => {
  const [status, message] = REFUSALS[reason];
  return new Refusal(status, message);
};
