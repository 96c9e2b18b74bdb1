import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { StartError } from '../../base/startError.ts';
import type { ImageFile } from './theme.ts';

/** Bytes; pages load these files as they are. */
const MAX_BYTES = 256 * 1024;

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

interface Size {
  width: number;
  height: number;
}

const pngSize = (data: Buffer): Size => ({
  width: data.readUInt32BE(16),
  height: data.readUInt32BE(20),
});

/** Of the three kinds of WebP: extended, lossless and lossy. */
const webpSize = (data: Buffer): Size => {
  const kind = data.toString('latin1', 12, 16);
  if (kind === 'VP8X')
    return { width: data.readUIntLE(24, 3) + 1, height: data.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8L') {
    const bits = data.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return { width: data.readUInt16LE(26) & 0x3fff, height: data.readUInt16LE(28) & 0x3fff };
};

/** Undefined unless it begins as a PNG or WebP. */
const kindOf = (data: Buffer) => {
  if (data.length < 30) return undefined;
  if (data.subarray(0, 8).equals(PNG)) return { mime: 'image/png', ext: 'png', sizeOf: pngSize };
  const isWebp =
    data.toString('latin1', 0, 4) === 'RIFF' && data.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? { mime: 'image/webp', ext: 'webp', sizeOf: webpSize } : undefined;
};

const readOrFail = (file: string, place: string): Buffer => {
  try {
    return readFileSync(file);
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new StartError(`${place} cannot be read: ${why}`);
  }
};

/**
 * Reads an image of `BRAND_FILE`.
 *
 * @param name Path from `folder`.
 * @param place What errors begin with, such as `BRAND_FILE brand.json: images.logo`.
 * @throws `StartError` unless it is a PNG or WebP of at most 256 KB.
 */
export const readImageFile = (folder: string, name: string, place: string) => {
  const path = resolve(folder, name);
  const data = readOrFail(path, place);
  const kind = kindOf(data);
  if (!kind) throw new StartError(`${place} must be a PNG or WebP, but ${path} is not.`);
  if (data.length > MAX_BYTES)
    throw new StartError(`${place} may have at most 256 KB, but ${path} has ${data.length} bytes.`);
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
  const file: ImageFile = { mime: kind.mime, data, place: `${place} (${path})` };
  return { url: `/brand-images/${hash}.${kind.ext}`, ...kind.sizeOf(data), file };
};
