import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/* Pictures of a few bytes whose headers claim another size than that of what follows. */

const small = () =>
  sharp({ create: { width: 8, height: 8, channels: 4, background: '#0b6e5c80' } });

export const claimedPng = async (
  width: number,
  height: number,
  progressive = false,
): Promise<Buffer> => {
  const bytes = await small().png({ progressive }).toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
};

export const claimedJpeg = async (width: number, height: number): Promise<Buffer> => {
  const bytes = await small().jpeg({ progressive: true }).toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc2]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
};

export const claimedWebp = async (
  width: number,
  height: number,
  transparent: boolean,
): Promise<Buffer> => {
  const bytes = await small().webp({ lossless: true }).toBuffer();
  // Fourteen bits each, and one that says whether there is transparency.
  const size = (width - 1) | ((height - 1) << 14) | (transparent ? 1 << 28 : 0);
  bytes.writeUInt32LE(size >>> 0, bytes.indexOf('VP8L') + 9);
  return bytes;
};
