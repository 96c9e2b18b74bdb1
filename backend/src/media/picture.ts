import { encode } from 'blurhash';
import sharp, { type Sharp } from 'sharp';
import { Refusal } from '../refusal.ts';
import {
  EXTENSIONS,
  MAX_BYTES,
  MAX_PIXELS,
  PICTURE_KINDS,
  type PictureKind,
  refusedFile,
  VARIANT_WIDTHS,
} from './rules.ts';

interface Rendition {
  /** Name of the file on disk, below the picture's own folder. */
  file: string;
  width: number;
  height: number;
  data: Buffer;
}

export interface Picture {
  mime: `image/${PictureKind}`;
  ext: string;
  original: Rendition;
  variants: ReadonlyMap<`w${number}`, Rendition>;
  blurhash: string;
}

/** WebP cannot say a larger side than this. */
const WEBP_LONGEST = 16_383;
const BLUR_SIDE = 32;

const beginsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

/** Looked at before any decoder sees the bytes, so that only three of them can ever be reached from outside. */
const signatureOf = (bytes: Buffer): PictureKind | undefined => {
  if (beginsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (beginsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  return beginsWith(bytes, 'RIFF') && beginsWith(bytes, 'WEBP', 8) ? 'webp' : undefined;
};

const ENCODERS: Record<PictureKind, (image: Sharp) => Sharp> = {
  jpeg: (image) => image.jpeg({ quality: 90 }),
  png: (image) => image.png({ compressionLevel: 7 }),
  webp: (image) => image.webp({ quality: 90 }),
};

const open = (bytes: Buffer): Sharp =>
  sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS }).timeout({ seconds: 30 });

const kindOf = async (bytes: Buffer): Promise<PictureKind> => {
  const kind = signatureOf(bytes);
  if (kind === undefined) throw refusedFile('unsupported');
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PIXELS) throw refusedFile('tooManyPixels');
  if (PICTURE_KINDS.find((known) => known === format) !== kind) throw refusedFile('unsupported');
  return kind;
};

const render = async (image: Sharp, file: string): Promise<Rendition> => {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { file, width: info.width, height: info.height, data };
};

/** Only what is smaller than the picture itself: nothing is ever enlarged. */
const renderVariants = async (original: Rendition): Promise<Picture['variants']> => {
  const variants = new Map<`w${number}`, Rendition>();
  for (const width of VARIANT_WIDTHS) {
    const height = (original.height * width) / original.width;
    if (width > original.width || height > WEBP_LONGEST) break;
    const image = open(original.data).resize({ width }).webp({ quality: 80 });
    variants.set(`w${width}`, await render(image, `w${width}.webp`));
  }
  return variants;
};

const blurhashOf = async (original: Rendition): Promise<string> => {
  const { data, info } = await open(original.data)
    .resize({ width: BLUR_SIDE, height: BLUR_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encode(Uint8ClampedArray.from(data), info.width, info.height, 4, 3);
};

const develop = async (bytes: Buffer): Promise<Picture> => {
  const kind = await kindOf(bytes);
  const upright = open(bytes).autoOrient().toColourspace('srgb');
  const original = await render(ENCODERS[kind](upright), `original.${EXTENSIONS[kind]}`);
  return {
    mime: `image/${kind}`,
    ext: `.${EXTENSIONS[kind]}`,
    original,
    variants: await renderVariants(original),
    blurhash: await blurhashOf(original),
  };
};

/**
 * Makes our own picture of what was sent: the bytes decide the type, metadata is left behind, turned
 * photographs stand upright. Whatever cannot be decoded is not a picture we take.
 */
export const readPicture = async (bytes: Buffer): Promise<Picture> => {
  if (bytes.length > MAX_BYTES) throw refusedFile('tooLarge');
  try {
    return await develop(bytes);
  } catch (error) {
    throw error instanceof Refusal ? error : refusedFile('unsupported');
  }
};
