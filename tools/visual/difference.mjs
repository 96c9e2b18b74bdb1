import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * Compares two images of one browser. A single pixel counts, since a tolerance would hide whole words.
 * @param {Buffer} before @param {Buffer} after @returns {{ summary: string, image: Buffer }} `image` has the differences in red
 */
export function difference(before, after) {
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
    { threshold: 0, includeAA: true },
  );
  const sameSize = a.width === b.width && a.height === b.height;
  const size = sameSize ? '' : `was ${a.width} x ${a.height}, is ${b.width} x ${b.height}, `;
  const where = pixels === 0 ? '' : ` within ${box(marked)}`;
  return { summary: `${size}differs in ${pixels} pixels${where}`, image: PNG.sync.write(marked) };
}

/** The bounding box of the red pixels; others are gray. @param {PNG} marked */
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
