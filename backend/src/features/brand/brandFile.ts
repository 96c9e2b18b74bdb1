import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { wantedCurrency } from '@portal/domain';
import { isRecord } from '../../base/body.ts';
import { isTimeZone } from '../../base/days.ts';
import { StartError } from '../../base/startError.ts';
import { readImageFile } from './imageFile.ts';
import { type BrandInForce, checkBrand, type ImageFile } from './theme.ts';

const parsed = (file: string): unknown => {
  try {
    // Some editors start a file with a byte order mark.
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new StartError(`BRAND_FILE ${file} cannot be read: ${why}`);
  }
};

/** Replaces the paths of images by what they are in a brand. */
const withImages = (data: Record<string, unknown>, file: string) => {
  const files = new Map<string, ImageFile>();
  if (!isRecord(data.images)) return { data, files };
  const images = Object.entries(data.images).map(([name, path]) => {
    const place = `BRAND_FILE ${file}: images.${name}`;
    if (path === null) return [name, path];
    if (typeof path !== 'string') throw new StartError(`${place} must be the path of an image.`);
    const { file: image, ...read } = readImageFile(dirname(file), path, place);
    files.set(read.url, image);
    return [name, read];
  });
  return { data: { ...data, images: Object.fromEntries(images) }, files };
};

interface BrandFile extends BrandInForce {
  /** In lower case. */
  currency: string | undefined;
  /** Such as `Pacific/Auckland`. */
  timeZone: string | undefined;
}

/**
 * The brand of the file that `BRAND_FILE` names, and what else of the operator's is in it. Throws a `StartError` with the first
 * error.
 */
export const readBrandFile = (file: string): BrandFile => {
  const content = parsed(file);
  if (!isRecord(content)) throw new StartError(`BRAND_FILE ${file} must hold a JSON object.`);
  const { currency, timeZone, ...branded } = content;
  const ofStart = (name: string, value: unknown, wantedFor: (text: string) => string | null) => {
    if ((value ?? null) === null) return undefined;
    const text = typeof value === 'string' ? value : '';
    const wanted = wantedFor(text);
    if (wanted === null) return text;
    throw new StartError(
      `BRAND_FILE ${file}: ${name} must be ${wanted}, not ${JSON.stringify(value)}.`,
    );
  };
  const atStart = {
    currency: ofStart('currency', currency, wantedCurrency)?.toLowerCase(),
    timeZone: ofStart('timeZone', timeZone, (name) =>
      isTimeZone(name) ? null : 'a time zone such as Pacific/Auckland',
    ),
  };
  const { data, files } = withImages(branded, file);
  const { brand, theme, errors } = checkBrand(data);
  if (theme) return { brand, theme, files, ...atStart };
  const [{ path, message } = { path: [''], message: '' }] = errors;
  throw new StartError(`BRAND_FILE ${file} is not valid. ${path.join('.')}: ${message}.`);
};
