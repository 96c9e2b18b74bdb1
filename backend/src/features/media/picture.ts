import { crc32 } from 'node:zlib';
import type { logoTypes } from '@portal/domain';
import { encode as encodeBlur } from 'blurhash';
import sharp, { type Metadata, type Sharp } from 'sharp';

// A process loads this file for each upload: texts and rules, which take three quarters of its start, stay in the server.

/** The longest side of WebP, which all copies are. */
const MAX_SIDE = 16_383;
/** Measured, so that a picture stays within the memory limit: progressive pictures and WebP are decoded as a whole. */
const MAX_MEGAPIXELS = { lines: 25, progressive: 16, webp: 12, transparentWebp: 6 } as const;
/** Pixels of a copy; writing transparent WebP takes 16 bytes for each. */
const MAX_TRANSPARENT_COPY = 9_000_000;
/** Maximum pixels of a JPEG with optimised coding, which needs all of it in memory. */
const MAX_OPTIMISED = 12_500_000;

const VARIANT_WIDTHS = [320, 640, 768, 1024, 1366, 1536, 1920, 2048, 2732, 3840] as const;

type NameOf<Mime> = Mime extends `image/${infer Name}` ? Name : never;
type PictureKind = NameOf<(typeof logoTypes)[number]>;
const EXTENSIONS: Record<PictureKind, string> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

/** Why a picture is rejected, and the limit that it exceeds. */
export interface PictureProblem {
  reason: 'picture-unsupported' | 'picture-too-large' | 'picture-too-complex';
  most?: { side: number } | { megapixels: number } | undefined;
}

export class PictureError extends Error implements PictureProblem {
  readonly reason: PictureProblem['reason'];
  readonly most: PictureProblem['most'];

  constructor(reason: PictureProblem['reason'], most?: PictureProblem['most']) {
    super(reason);
    this.reason = reason;
    this.most = most;
  }
}

const beginsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

/** Checked before decoding, so that only three decoders can be reached from outside. */
const signatureOf = (bytes: Buffer): PictureKind | undefined => {
  if (beginsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (beginsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  return beginsWith(bytes, 'RIFF') && beginsWith(bytes, 'WEBP', 8) ? 'webp' : undefined;
};

/** The decoder ignores the end of a PNG and the checksums of its smaller chunks. */
const isWholePng = (bytes: Buffer): boolean => {
  let start = 8;
  while (start + 12 <= bytes.length) {
    const end = start + 8 + bytes.readUInt32BE(start);
    if (end + 4 > bytes.length) return false;
    if (crc32(bytes.subarray(start + 4, end)) !== bytes.readUInt32BE(end)) return false;
    if (beginsWith(bytes, 'IEND', start + 4)) return true;
    start = end + 4;
  }
  return false;
};

const megapixelsFor = ({ format, hasAlpha, isProgressive }: Metadata): number => {
  if (format === 'webp') return MAX_MEGAPIXELS[hasAlpha ? 'transparentWebp' : 'webp'];
  return MAX_MEGAPIXELS[isProgressive ? 'progressive' : 'lines'];
};

interface Header {
  kind: PictureKind;
  pixels: number;
}

/** Rejects pictures beyond the limits before decoding. */
const readHeader = async (bytes: Buffer): Promise<Header> => {
  const kind = signatureOf(bytes);
  if (kind === undefined) throw new PictureError('picture-unsupported');
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (metadata.format !== kind) throw new PictureError('picture-unsupported');
  const { width, height } = metadata;
  if (Math.max(width, height) > MAX_SIDE)
    throw new PictureError('picture-too-large', { side: MAX_SIDE });
  const megapixels = megapixelsFor(metadata);
  if (width * height > megapixels * 1_000_000)
    throw new PictureError('picture-too-large', { megapixels });
  if (kind === 'png' && !isWholePng(bytes)) throw new PictureError('picture-unsupported');
  return { kind, pixels: width * height };
};

interface Rendition {
  /** Name of the file in the picture's folder. */
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

// No picture is decoded twice, and each thread would use its own memory.
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
 * Warnings of libjpeg about an incomplete picture. It also warns about complete ones with the nonstandard parameters of some
 * cameras, so `failOn: 'warning'` alone would reject them.
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

/** Smaller copies only. */
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

/** Re-encodes an uploaded picture: its content decides the type, metadata is dropped and rotated photographs are turned upright. */
export const readPicture = async (bytes: Buffer): Promise<Picture> => {
  try {
    const header = await readHeader(bytes);
    const original = await renderOriginal(bytes, header);
    return {
      mime: `image/${header.kind}`,
      ext: `.${EXTENSIONS[header.kind]}`,
      original,
      variants: await renderVariants(original),
      blurhash: await blurhashOf(original),
    };
  } catch (error) {
    throw error instanceof PictureError ? error : new PictureError('picture-unsupported');
  }
};
