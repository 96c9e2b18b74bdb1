import { logoMaxBytes } from '@portal/domain';
import { encode as encodeBlur } from 'blurhash';
import sharp, { type Sharp } from 'sharp';
import { Refusal } from '../refusal.ts';
import { type Header, readHeader } from './header.ts';
import {
  EXTENSIONS,
  MAX_MEGAPIXELS,
  MAX_OPTIMISED,
  MAX_TRANSPARENT_COPY,
  type PictureKind,
  VARIANT_WIDTHS,
} from './rules.ts';

interface Rendition {
  /** Name of the file on disk, below the picture's own folder. */
  file: string;
  width: number;
  height: number;
  transparent: boolean;
  data: Buffer;
}

export interface Picture {
  mime: `image/${PictureKind}`;
  ext: string;
  original: Rendition;
  variants: ReadonlyMap<`w${number}`, Rendition>;
  blurhash: string;
}

const BLUR_SIDE = 32;

// Nothing is decoded twice alike, and each thread would hold lines of its own.
sharp.cache(false);
sharp.concurrency(1);

const open = (bytes: Buffer, failOn: 'error' | 'warning' = 'error'): Sharp =>
  sharp(bytes, { failOn, limitInputPixels: MAX_MEGAPIXELS.lines * 1_000_000 });

const render = async (image: Sharp, file: string): Promise<Rendition> => {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { file, width, height, transparent: channels % 2 === 0, data };
};

/**
 * What libjpeg says of a picture that is not all there. It warns as well of whole pictures: some cameras write parameters that
 * the standard forbids, and with `failOn: 'warning'` alone their photographs would be refused.
 */
const DAMAGE = /premature end|bad (Huffman|arithmetic) code|instead of RST/;

const isDamage = (error: unknown): boolean => error instanceof Error && DAMAGE.test(error.message);

const encode: Record<PictureKind, (image: Sharp, pixels: number) => Sharp> = {
  jpeg: (image, pixels) => image.jpeg({ quality: 90, optimizeCoding: pixels <= MAX_OPTIMISED }),
  png: (image) => image.png({ compressionLevel: 7 }),
  webp: (image) => image.webp({ quality: 90 }),
};

const renderOriginal = async (bytes: Buffer, { kind, pixels }: Header): Promise<Rendition> => {
  const read = (failOn: 'error' | 'warning'): Promise<Rendition> => {
    const upright = open(bytes, failOn).autoOrient().toColourspace('srgb');
    return render(encode[kind](upright, pixels), `original.${EXTENSIONS[kind]}`);
  };
  try {
    return await read('warning');
  } catch (error) {
    if (isDamage(error)) throw error;
    return read('error');
  }
};

/** Only what is smaller than the picture itself: nothing is ever enlarged. */
const renderVariants = async (original: Rendition): Promise<Picture['variants']> => {
  const variants = new Map<`w${number}`, Rendition>();
  for (const width of VARIANT_WIDTHS) {
    const height = (original.height * width) / original.width;
    if (width > original.width) break;
    if (original.transparent && width * height > MAX_TRANSPARENT_COPY) break;
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
  return encodeBlur(Uint8ClampedArray.from(data), info.width, info.height, 4, 3);
};

const develop = async (bytes: Buffer): Promise<Picture> => {
  const header = await readHeader(bytes);
  const { kind } = header;
  const original = await renderOriginal(bytes, header);
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
  if (bytes.length > logoMaxBytes) throw new Refusal('picture-too-large');
  try {
    return await develop(bytes);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('picture-unsupported');
  }
};
