// Compares the brotli size of what each page loads before it is usable, and the size of the server, with their budgets.
// `npm run size -- packages` lists the entries of the packages instead.
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { brotliCompressSync } from 'node:zlib';
import { ensureBuilt } from './lib/build.mjs';
import { packageSizes } from './lib/packageSizes.mjs';
import { buildPackages } from './lib/packages.mjs';
import { root } from './lib/runtime.mjs';
import { fail, say } from './lib/say.mjs';
import { budgets } from './sizes.mjs';

const dist = join(root, 'app', 'dist');

const bytes = (/** @type {string} */ file) => {
  const packed = join(dist, `${file}.br`);
  return existsSync(packed)
    ? readFileSync(packed).length
    : brotliCompressSync(readFileSync(join(dist, file))).length;
};

async function listPackages() {
  await buildPackages();
  const figure = (/** @type {number} */ bytes) => bytes.toLocaleString('en').padStart(8);
  say(`${'Without React and other libraries'.padEnd(46)}  scripts   styles  bytes`);
  for (const { entry, scripts, styles } of packageSizes())
    say(`${entry.padEnd(46)} ${figure(scripts)} ${figure(styles)}`);
}

async function comparePages() {
  await ensureBuilt();
  /** @type {Record<string, { file: string, imports?: string[], dynamicImports?: string[], css?: string[] }>} */
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  /** Bytes of the scripts or styles of modules with their imports. */
  const loaded = (/** @type {readonly string[]} */ keys, /** @type {string} */ end) => {
    /** @type {Set<string>} */
    const files = new Set();
    const walk = (/** @type {string} */ key, /** @type {string} */ of) => {
      const chunk = manifest[key];
      if (!chunk) throw new Error(`The build has no ${key}, which ${of} refers to.`);
      if (files.has(chunk.file)) return;
      files.add(chunk.file);
      for (const sheet of chunk.css ?? []) files.add(sheet);
      for (const each of chunk.imports ?? []) walk(each, key);
    };
    for (const key of keys) {
      walk(key, 'tools/sizes.mjs');
      if (key === 'index.html')
        for (const each of manifest[key]?.dynamicImports ?? []) walk(each, key);
    }
    return [...files]
      .filter((file) => file.endsWith(end))
      .reduce((sum, file) => sum + bytes(file), 0);
  };
  // Of the English portal: the other languages are in the same folder.
  const built = new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]));
  const all = (/** @type {string} */ end) =>
    [...built].filter((name) => name.endsWith(end)).reduce((sum, name) => sum + bytes(name), 0);

  const onDisk = (/** @type {Iterable<string>} */ files) =>
    [...files].reduce((sum, file) => sum + lstatSync(join(root, file)).size, 0);

  let over = 0;
  for (const { what, of, budget, goal } of budgets) {
    const used =
      'scripts' in of
        ? loaded(of.scripts, '.js')
        : 'styles' in of
          ? loaded(of.styles, '.css')
          : 'page' in of
            ? bytes(of.page)
            : 'every' in of
              ? all(of.every)
              : onDisk(of.files());
    if (used > budget) over += 1;
    const missed = goal !== undefined && used > goal ? `, goal ${goal.toLocaleString('en')}` : '';
    say(
      `${used > budget ? 'OVER ' : 'ok   '} ${what.padEnd(34)} ${used.toLocaleString('en').padStart(11)} of ${budget.toLocaleString('en').padStart(11)} bytes${missed}`,
    );
  }
  process.exitCode = over > 0 ? 1 : 0;
}

try {
  await (process.argv.includes('packages') ? listPackages() : comparePages());
} catch (error) {
  fail(error);
}
