import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * Compares two images. Returns null if they are equal; a single pixel counts, since a tolerance would hide whole words.
 * With `sameBrowser` false it ignores antialiasing and invisible differences, which vary between browser versions.
 * @param {Buffer} before @param {Buffer} after @param {boolean} sameBrowser
 * @returns {{ summary: string, image: Buffer } | null}
 */
export function difference(before, after, sameBrowser) {
  if (before.equals(after)) return null;
  const a = PNG.sync.read(before);
  const b = PNG.sync.read(after);
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(
    padded(a, width, height),
    padded(b, width, height),
    marked.data,
    width,
    height,
    sameBrowser ? { threshold: 0, includeAA: true } : { threshold: 0.1 },
  );
  const sameSize = a.width === b.width && a.height === b.height;
  if (sameSize && pixels === 0) return null;
  const size = sameSize ? '' : `was ${a.width} x ${a.height}, is ${b.width} x ${b.height}, `;
  const where = pixels === 0 ? '' : ` within ${box(marked)}`;
  return { summary: `${size}differs in ${pixels} pixels${where}`, image: PNG.sync.write(marked) };
}

/** The bounding box of the red pixels; others are gray, or yellow for ignored antialiasing. @param {PNG} marked */
function box({ data, width, height }) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (data[at] !== 255 || data[at + 1] !== 0) continue;
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
  }
  return `${right - left} x ${bottom - top} at ${left}, ${top}`;
}

/** The pixels of an image, padded to a size. @param {PNG} image @param {number} width @param {number} height */
function padded(image, width, height) {
  if (image.width === width && image.height === height) return image.data;
  const sheet = new PNG({ width, height });
  PNG.bitblt(image, sheet, 0, 0, image.width, image.height, 0, 0);
  return sheet.data;
}
