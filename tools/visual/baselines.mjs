import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { difference } from './difference.mjs';

/** @param {string} path @param {string | Buffer} content */
function write(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const hashOf = (/** @type {Buffer} */ image) =>
  createHash('sha256').update(image).digest('hex').slice(0, 24);

/** @param {string} list @returns {{ browser: string | null, pictures: Record<string, string> }} */
const read = (list) =>
  existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : { browser: null, pictures: {} };

/**
 * The baselines: a committed list of hashes, and a local cache of the images. An image that is not cached can be captured
 * again from the commit of its baseline.
 * @param {{ list: string, imageCache: string, results: string, browser: string }} options `browser`: the current version
 */
export function openBaselines({ list, imageCache, results, browser }) {
  const { browser: recorded, pictures } = read(list);
  const hashes = new Map(Object.entries(pictures));
  const cachePath = (/** @type {string} */ hash) => join(imageCache, `${hash}.png`);
  const resultPath = (/** @type {string} */ name, /** @type {string} */ kind) =>
    join(results, name, `${kind}.png`);
  /** @type {{ name: string, summary: string }[]} */
  const shown = [];
  rmSync(results, { recursive: true, force: true });

  /** @param {string} hash @param {Buffer} image */
  const cache = (hash, image) => {
    if (!existsSync(cachePath(hash))) write(cachePath(hash), image);
  };

  return {
    recorded,
    names: () => [...hashes.keys()],
    /**
     * Compares a screenshot with its baseline by hash. Stores one that differs for `compare`, including every one from another
     * browser version, which encodes the same pixels differently.
     * @param {string} name @param {Buffer} now @returns {'same' | 'changed' | 'new'}
     */
    check(name, now) {
      const hash = hashOf(now);
      if (recorded === browser && hashes.get(name) === hash) {
        cache(hash, now);
        return 'same';
      }
      write(resultPath(name, 'current'), now);
      return hashes.has(name) ? 'changed' : 'new';
    },
    /** The cached image of a baseline, if any. @param {string} name @returns {Buffer | null} */
    find(name) {
      const path = cachePath(hashes.get(name) ?? '');
      return recorded === browser && existsSync(path) ? readFileSync(path) : null;
    },
    /** Caches an image that was captured again, if it matches the baseline. @param {string} name @param {Buffer} image */
    restore(name, image) {
      if (hashOf(image) === hashes.get(name)) cache(hashOf(image), image);
    },
    /** Describes the differences from the baseline; null if there are none. @param {string} name @param {Buffer} before */
    compare(name, before) {
      const found = difference(
        before,
        readFileSync(resultPath(name, 'current')),
        recorded === browser,
      );
      if (!found) {
        rmSync(dirname(resultPath(name, 'current')), { recursive: true });
        return null;
      }
      write(resultPath(name, 'baseline'), before);
      write(resultPath(name, 'difference'), found.image);
      shown.push({ name, summary: found.summary });
      return `${found.summary}; see ${join('visual-results', name)} (baseline.png, current.png, difference.png)`;
    },
    /** @param {string} name @param {Buffer} now */
    update(name, now) {
      const hash = hashOf(now);
      cache(hash, now);
      hashes.set(name, hash);
    },
    /** @param {string} name */
    remove: (name) => hashes.delete(name),
    /** Writes the list, sorted and with one line per screenshot. */
    save() {
      const pictures = Object.fromEntries([...hashes].sort(([a], [b]) => (a < b ? -1 : 1)));
      write(list, `${JSON.stringify({ browser, pictures }, null, 2)}\n`);
    },
    /** Writes a page with all differences side by side. Returns its path, or null if there are none. */
    writeOverview() {
      if (shown.length === 0) return null;
      const rows = shown.map(({ name, summary }) => {
        const images = ['baseline', 'current', 'difference'].map(
          (kind) =>
            `<figure><figcaption>${kind}</figcaption><a href="${name}/${kind}.png"><img src="${name}/${kind}.png" alt="${kind}"></a></figure>`,
        );
        return `<h2>${name}</h2><p>${summary}</p><div>${images.join('')}</div>`;
      });
      const style =
        'body{font:14px system-ui;margin:24px}div{display:flex;gap:12px}figure{flex:1;margin:0}img{width:100%;border:1px solid #ccc}';
      const path = join(results, 'index.html');
      write(
        path,
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Differences</title><style>${style}</style>${rows.join('')}</html>`,
      );
      return path;
    },
  };
}
