import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { difference } from './difference.mjs';

/** @param {string} path @param {string | Buffer} content */
function write(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/**
 * The kept pictures, and the folder in which differences are shown.
 * @param {{ kept: string, results: string, browser: string }} places `browser` is the version at hand
 */
export function openAlbum({ kept, results, browser }) {
  const versionFile = join(kept, 'browser.txt');
  const recorded = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : null;
  const fileOf = (/** @type {string} */ name) => join(kept, `${name}.png`);
  const names = () =>
    existsSync(kept)
      ? readdirSync(kept, { recursive: true, encoding: 'utf8' })
          .filter((path) => path.endsWith('.png'))
          .map((path) => path.slice(0, -4).replaceAll('\\', '/'))
      : [];
  /** @type {{ name: string, words: string }[]} */
  const shown = [];
  rmSync(results, { recursive: true, force: true });

  return {
    recorded,
    names,
    /** What differs from the kept picture, in words, or null. @param {string} name @param {Buffer} now */
    compare(name, now) {
      if (!existsSync(fileOf(name))) {
        write(join(results, name, 'now.png'), now);
        return `has no kept picture; see ${join('visual-results', name, 'now.png')}`;
      }
      const before = readFileSync(fileOf(name));
      const found = difference(before, now, recorded === browser);
      if (!found) return null;
      write(join(results, name, 'kept.png'), before);
      write(join(results, name, 'now.png'), now);
      write(join(results, name, 'difference.png'), found.picture);
      shown.push({ name, words: found.words });
      return `${found.words}; see ${join('visual-results', name)} (kept.png, now.png, difference.png)`;
    },
    /** @param {string} name @param {Buffer} now */
    keep(name, now) {
      const same = existsSync(fileOf(name)) && !difference(readFileSync(fileOf(name)), now, true);
      if (!same) write(fileOf(name), now);
    },
    /** @param {string} name */
    remove: (name) => rmSync(fileOf(name)),
    recordBrowser: () => write(versionFile, `${browser}\n`),
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
