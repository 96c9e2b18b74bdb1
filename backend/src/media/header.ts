import { crc32 } from 'node:zlib';
import sharp, { type Metadata } from 'sharp';
import { Refusal } from '../refusal.ts';
import { MAX_MEGAPIXELS, MAX_SIDE, type PictureKind, tooLong, tooManyPixels } from './rules.ts';

const beginsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

/** Looked at before any decoder sees the bytes, so that only three of them can ever be reached from outside. */
const signatureOf = (bytes: Buffer): PictureKind | undefined => {
  if (beginsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (beginsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  return beginsWith(bytes, 'RIFF') && beginsWith(bytes, 'WEBP', 8) ? 'webp' : undefined;
};

/** The decoder neither reads the end of a PNG nor minds the checksums of its smaller chunks. */
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

export interface Header {
  kind: PictureKind;
  pixels: number;
}

/** Refuses, before anything is decoded, what could not be decoded within the limits of a picture. */
export const readHeader = async (bytes: Buffer): Promise<Header> => {
  const kind = signatureOf(bytes);
  if (kind === undefined) throw new Refusal('picture-unsupported');
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (metadata.format !== kind) throw new Refusal('picture-unsupported');
  const { width, height } = metadata;
  if (Math.max(width, height) > MAX_SIDE) throw tooLong();
  const megapixels = megapixelsFor(metadata);
  if (width * height > megapixels * 1_000_000) throw tooManyPixels(megapixels);
  if (kind === 'png' && !isWholePng(bytes)) throw new Refusal('picture-unsupported');
  return { kind, pixels: width * height };
};
