import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { minifySync } from 'vite';
import { importsOf, packageNames } from './packages.mjs';
import { root } from './runtime.mjs';

/** @typedef {Record<string, string | { default: string }>} Exports */

const folderOf = (/** @type {string} */ name) => join(root, 'packages', name, 'dist');

/**
 * The brotli bytes of each entry of the built packages: its scripts, minified, and styles, with those of the packages that
 * it imports at once. Other libraries and what is loaded later are not included.
 */
export function packageSizes() {
  const all = new Map(
    packageNames.map((name) => {
      const { exports } = JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));
      return [name, /** @type {Exports} */ (exports)];
    }),
  );
  /** The file of an import, or undefined if it is of a library. */
  const locate = (/** @type {string} */ target, /** @type {string} */ from) => {
    if (target.startsWith('.')) return join(dirname(from), target);
    const [, name = '', entry = ''] = /^@portal\/(\w+)\/?(.*)$/.exec(target) ?? [];
    const found = all.get(/** @type {any} */ (name))?.[entry ? `./${entry}` : '.'];
    return typeof found === 'object' ? join(folderOf(name), found.default) : undefined;
  };
  /** @type {Map<string, string>} */
  const small = new Map();
  const minified = (/** @type {string} */ file) => {
    const known = small.get(file);
    if (known !== undefined) return known;
    const code = readFileSync(file, 'utf8');
    const text = file.endsWith('.css') ? code : minifySync(file, code, { module: true }).code;
    small.set(file, text);
    return text;
  };
  const weigh = (/** @type {string} */ entry) => {
    /** @type {Set<string>} */
    const files = new Set();
    const walk = (/** @type {string | undefined} */ file) => {
      if (!file || files.has(file)) return;
      files.add(file);
      if (file.endsWith('.js'))
        for (const target of importsOf(readFileSync(file, 'utf8'), 'at once'))
          walk(locate(target, file));
    };
    walk(entry);
    const bytes = (/** @type {string} */ end) => {
      const code = [...files].filter((file) => file.endsWith(end)).map(minified);
      return code.length === 0 ? 0 : brotliCompressSync(code.join('\n')).length;
    };
    return { scripts: bytes('.js'), styles: bytes('.css') };
  };
  return [...all].flatMap(([name, exports]) =>
    Object.entries(exports).flatMap(([entry, target]) =>
      typeof target === 'object'
        ? [
            {
              entry: `@portal/${name}${entry.slice(1)}`,
              ...weigh(join(folderOf(name), target.default)),
            },
          ]
        : [],
    ),
  );
}
