import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const bytes = Buffer.alloc(body.length + 8);
  bytes.writeUInt32BE(data.length, 0);
  body.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(body), body.length + 4);
  return bytes;
};

/** A PNG of nothing, with transparency and 16 bits a channel where asked for. */
const png = (width: number, height: number, deep = false): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(deep ? [16, 6] : [8, 2], 8);
  const lines = Buffer.alloc((1 + width * (deep ? 8 : 3)) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const photo = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000000',
      noise: { type: 'gaussian', mean: 128, sigma: 6 },
    },
  });

const clear = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 4, background: '#0b6e5c80' } });

/** What a vendor sends on any day. */
export const everydayPicture = (): Promise<Buffer> => photo(1200, 900).jpeg().toBuffer();

export const thinPicture = (): Buffer => png(1, 20_000_000);
export const largestPicture = (): Buffer => png(5000, 5000, true);

/** The most demanding ones that are taken, of each kind. */
export const largePictures: Record<string, () => Promise<Buffer> | Buffer> = {
  'PNG 5000 x 5000, 16 bits, transparent': largestPicture,
  'PNG 16,383 x 1525, 16 bits, transparent': () => png(16_383, 1525, true),
  'JPEG 3840 x 6510': () => photo(3840, 6510).jpeg({ quality: 60 }).toBuffer(),
  'JPEG 4000 x 4000, progressive, turned': () =>
    photo(4000, 4000)
      .jpeg({ quality: 50, progressive: true, chromaSubsampling: '4:4:4' })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  'WebP 2732 x 4392': () => photo(2732, 4392).webp({ quality: 40, effort: 0 }).toBuffer(),
  'WebP 2400 x 2500, transparent': () =>
    clear(2400, 2500).webp({ lossless: true, effort: 0 }).toBuffer(),
};

export const refusedPictures: Record<string, () => Promise<Buffer> | Buffer> = {
  'PNG 20,000,000 x 1': () => png(20_000_000, 1),
  'PNG 1 x 20,000,000': thinPicture,
  'WebP 5000 x 5000, transparent': () =>
    clear(5000, 5000).webp({ lossless: true, effort: 0 }).toBuffer(),
};
