import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { difference } from './difference.mjs';

/** @param {string} path @param {string | Buffer} content */
function write(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const print = (/** @type {Buffer} */ picture) =>
  createHash('sha256').update(picture).digest('hex').slice(0, 24);

/** @param {string} list @returns {{ browser: string | null, pictures: Record<string, string> }} */
const read = (list) =>
  existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : { browser: null, pictures: {} };

/**
 * The kept pictures: a list of their hashes, which is committed, and a scope on this machine with the pictures
 * themselves. A picture that is not on the scope can be made again from the commit that kept it.
 * @param {{ list: string, scope: string, results: string, browser: string }} places `browser` is the version at hand
 */
export function openBaselines({ list, imageCache, results, browser }) {
  const { browser: recorded, pictures } = read(list);
  const kept = new Map(Object.entries(pictures));
  const onScope = (/** @type {string} */ hash) => join(imageCache, `${hash}.png`);
  const place = (/** @type {string} */ name, /** @type {string} */ kind) =>
    join(results, name, `${kind}.png`);
  /** @type {{ name: string, words: string }[]} */
  const shown = [];
  rmSync(results, { recursive: true, force: true });

  /** @param {string} hash @param {Buffer} picture */
  const shelve = (hash, picture) => {
    if (!existsSync(onScope(hash))) write(onScope(hash), picture);
  };

  return {
    recorded,
    names: () => [...kept.keys()],
    /**
     * Whether a picture is the kept one to the byte. One that is not is put aside for `compare`; so is every one of
     * another browser, which writes the same pixels in other bytes.
     * @param {string} name @param {Buffer} now @returns {'same' | 'changed' | 'new'}
     */
    check(name, now) {
      const hash = print(now);
      if (recorded === browser && kept.get(name) === hash) {
        shelve(hash, now);
        return 'same';
      }
      write(place(name, 'now'), now);
      return kept.has(name) ? 'changed' : 'new';
    },
    /** The kept picture, when it is on this machine. @param {string} name @returns {Buffer | null} */
    find(name) {
      const path = onScope(kept.get(name) ?? '');
      return recorded === browser && existsSync(path) ? readFileSync(path) : null;
    },
    /** Puts a picture that was made again on the scope, if it really is the kept one. @param {string} name @param {Buffer} again */
    recall(name, again) {
      if (print(again) === kept.get(name)) shelve(print(again), again);
    },
    /** What differs, in words, or null. @param {string} name @param {Buffer} before */
    compare(name, before) {
      const found = difference(before, readFileSync(place(name, 'now')), recorded === browser);
      if (!found) {
        rmSync(dirname(place(name, 'now')), { recursive: true });
        return null;
      }
      write(place(name, 'kept'), before);
      write(place(name, 'difference'), found.picture);
      shown.push({ name, words: found.words });
      return `${found.words}; see ${join('visual-results', name)} (kept.png, now.png, difference.png)`;
    },
    /** @param {string} name @param {Buffer} now */
    keep(name, now) {
      const hash = print(now);
      shelve(hash, now);
      kept.set(name, hash);
    },
    /** @param {string} name */
    remove: (name) => kept.delete(name),
    /** Writes the list: one line a picture, in order, so that a change of one is a change of one line. */
    save() {
      const pictures = Object.fromEntries([...kept].sort(([a], [b]) => (a < b ? -1 : 1)));
      write(list, `${JSON.stringify({ browser, pictures }, null, 2)}\n`);
    },
    /** One page with every difference side by side; its path, or null when there is none. */
    writeOverview() {
      if (shown.length === 0) return null;
      const rows = shown.map(({ name, words }) => {
        const images = ['kept', 'now', 'difference'].map(
          (kind) =>
            `<figure><figcaption>${kind}</figcaption><a href="${name}/${kind}.png"><img src="${name}/${kind}.png" alt="${kind}"></a></figure>`,
        );
        return `<h2>${name}</h2><p>${words}</p><div>${images.join('')}</div>`;
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
