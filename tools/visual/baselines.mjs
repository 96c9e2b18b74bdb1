import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/runtime.mjs';
import { difference } from './difference.mjs';

/** The committed list of hashes, by screenshot, with the version of Chromium. */
export const committedList = join(root, 'tools', 'visual', 'screenshots.json');
/** Images by hash, of this and earlier runs. */
export const imageCache = join(root, 'node_modules', '.cache', 'pictures');
/** The images of screenshots that differ, and `taken.jsonl`. */
export const results = join(root, 'visual-results');
const taken = join(results, 'taken.jsonl');

/**
 * One screenshot of a run. `problem`: what differs from the baseline; `missing`: the baseline's image is not cached, or from
 * another version of the browser, which may be all that differs.
 * @typedef {{ name: string, hash: string, problem?: string, missing?: true }} Taken
 */

/** @typedef {{ browser: string | null, pictures: Record<string, string> }} Baselines */

/** @param {string} path @param {string | Buffer} content */
function write(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const cachePath = (/** @type {string} */ hash) => join(imageCache, `${hash}.png`);
const resultPath = (/** @type {string} */ name, /** @type {string} */ kind) =>
  join(results, name, `${kind}.png`);

/** @param {string} list @returns {Baselines} */
export const readBaselines = (list) =>
  existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : { browser: null, pictures: {} };

/** Writes a list, sorted and with one line per screenshot. @param {string} list @param {Baselines} baselines */
export function writeBaselines(list, { browser, pictures }) {
  const sorted = Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1));
  write(list, `${JSON.stringify({ browser, pictures: Object.fromEntries(sorted) }, null, 2)}\n`);
}

/** The screenshots of the last run. @returns {Taken[]} */
export const readTaken = () =>
  existsSync(taken)
    ? readFileSync(taken, 'utf8')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

/**
 * Writes baseline and difference next to the current image. Returns a description; null if the baseline is not cached.
 * @param {string} name @param {string} hash of the baseline
 */
export function showDifference(name, hash) {
  if (!existsSync(cachePath(hash))) return null;
  const before = readFileSync(cachePath(hash));
  const { summary, image } = difference(before, readFileSync(resultPath(name, 'current')));
  write(resultPath(name, 'baseline'), before);
  write(resultPath(name, 'difference'), image);
  return `${name} ${summary}; see ${join('visual-results', name)} (baseline.png, current.png, difference.png)`;
}

/**
 * Returns a function that takes a screenshot: it compares it with its baseline by hash, or only records it. It returns what
 * differs, and writes each screenshot to `taken.jsonl` and the image of each that differs to `visual-results`. `mode`: `update` only
 * records; `other` leaves what differs to the end of the run, since the baselines are from another version of the browser.
 * @param {'compare' | 'update' | 'other'} mode
 */
export function openBaselines(mode) {
  const { pictures } = readBaselines(committedList);
  mkdirSync(imageCache, { recursive: true });
  mkdirSync(results, { recursive: true });
  /** @param {string} name @param {Buffer} image @returns {string | null} */
  return (name, image) => {
    const hash = createHash('sha256').update(image).digest('hex').slice(0, 24);
    const record = (/** @type {Partial<Taken>} */ more = {}) => {
      appendFileSync(taken, `${JSON.stringify({ name, hash, ...more })}\n`);
      return more.problem ?? null;
    };
    const before = pictures[name];
    if (mode === 'update' || before === hash) {
      if (!existsSync(cachePath(hash))) writeFileSync(cachePath(hash), image);
      return record();
    }
    write(resultPath(name, 'current'), image);
    if (before && mode === 'other') return record({ missing: true });
    if (!before)
      return record({ problem: `${name} has no baseline; see ${resultPath(name, 'current')}` });
    const problem = showDifference(name, before);
    return record(problem ? { problem } : { problem: `${name} differs`, missing: true });
  };
}

/** Writes a page with all differences side by side. Returns its path, or null if there are none. */
export function writeOverview() {
  const shown = readTaken().filter(({ name }) => existsSync(resultPath(name, 'difference')));
  if (shown.length === 0) return null;
  const rows = shown.map(({ name, problem }) => {
    const images = ['baseline', 'current', 'difference'].map(
      (kind) =>
        `<figure><figcaption>${kind}</figcaption><a href="${name}/${kind}.png"><img src="${name}/${kind}.png" alt="${kind}"></a></figure>`,
    );
    return `<h2>${name}</h2><p>${problem ?? ''}</p><div>${images.join('')}</div>`;
  });
  const style =
    'body{font:14px system-ui;margin:24px}div{display:flex;gap:12px}figure{flex:1;margin:0}img{width:100%;border:1px solid #ccc}';
  const path = join(results, 'index.html');
  write(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Differences</title><style>${style}</style>${rows.join('')}</html>`,
  );
  return path;
}
