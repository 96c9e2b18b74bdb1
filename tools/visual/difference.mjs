import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * What differs between two pictures, or null. Not one pixel may differ; a share would hide whole words.
 * @param {Buffer} before @param {Buffer} after
 * @returns {{ words: string, picture?: Buffer } | null}
 */
export function difference(before, after) {
  const a = PNG.sync.read(before);
  const b = PNG.sync.read(after);
  if (a.width !== b.width || a.height !== b.height) {
    return { words: `was ${a.width} x ${a.height}, is ${b.width} x ${b.height}` };
  }
  if (a.data.equals(b.data)) return null;
  const marked = new PNG({ width: a.width, height: a.height });
  const pixels = pixelmatch(a.data, b.data, marked.data, a.width, a.height, { threshold: 0.1 });
  return pixels > 0
    ? { words: `differs in ${pixels} pixels`, picture: PNG.sync.write(marked) }
    : null;
}
