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
  unsupported: {
    status: 400,
    name: 'ValidationError',
    message: 'Unsupported Format: Must be JPEG or PNG',
  },
  malformed: { status: 400, name: 'ValidationError', message: 'The upload could not be read' },
  empty: { status: 400, name: 'ValidationError', message: 'Files are empty' },
  tooMany: { status: 400, name: 'ValidationError', message: `Maximum ${MAX_FILES} files` },
  tooLarge: { status: 413, name: 'PayloadTooLargeError', message: 'Maximum 5 MB' },
  tooManyPixels: { status: 413, name: 'PayloadTooLargeError', message: 'Maximum 25 megapixels' },
} as const;

/** A file we do not take, with what the sender is told. */
export class Refusal extends Error {
  readonly status: number;
  override readonly name: string;

  constructor(reason: keyof typeof REFUSALS) {
    const { status, name, message } = REFUSALS[reason];
    super(message);
    this.status = status;
    this.name = name;
  }
}
