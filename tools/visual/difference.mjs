import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * What differs between two pictures, or null. Not one pixel may differ; a share would hide whole words.
 * `sameBrowser` false forgives what no eye can see, since browsers draw edges a little differently.
 * @param {Buffer} before @param {Buffer} after @param {boolean} sameBrowser
 * @returns {{ words: string, picture: Buffer } | null}
 */
export function difference(before, after, sameBrowser) {
  if (before.equals(after)) return null;
  const a = PNG.sync.read(before);
  const b = PNG.sync.read(after);
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(
    onSheet(a, width, height),
    onSheet(b, width, height),
    marked.data,
    width,
    height,
    sameBrowser ? { threshold: 0, includeAA: true } : { threshold: 0.1 },
  );
  const sameSize = a.width === b.width && a.height === b.height;
  if (sameSize && pixels === 0) return null;
  const size = sameSize ? '' : `was ${a.width} x ${a.height}, is ${b.width} x ${b.height}, `;
  const where = pixels === 0 ? '' : ` within ${box(marked)}`;
  return { words: `${size}differs in ${pixels} pixels${where}`, picture: PNG.sync.write(marked) };
}

/** The box around what is marked, which alone is red: all else is drawn in grey, or in yellow where an edge is forgiven. @param {PNG} marked */
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

/** The picture's pixels on an empty sheet that may be larger. @param {PNG} picture @param {number} width @param {number} height */
function onSheet(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture.data;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet.data;
}
