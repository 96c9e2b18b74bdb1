// The bytes each entry asks for before it can be used, brotli, against their budgets.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { brotliCompressSync } from 'node:zlib';
import { ensureBuilt } from './lib/build.mjs';
import { root } from './lib/runtime.mjs';
import { fail, say } from './lib/say.mjs';

const dist = join(root, 'app', 'dist');

/** Brotli bytes at most: JavaScript of each entry and of the first list, all JavaScript, all CSS, the sign-in page. */
const budgets = {
  'sign-in, JavaScript': 76_000,
  'sign-in, HTML with its CSS': 5_120,
  'first list, JavaScript': 123_760,
  'everything, JavaScript': 260_000,
  'everything, CSS': 12_000,
};

const bytes = (/** @type {string} */ file) => {
  const packed = join(dist, `${file}.br`);
  return existsSync(packed)
    ? readFileSync(packed).length
    : brotliCompressSync(readFileSync(join(dist, file))).length;
};

try {
  await ensureBuilt();
  /** @type {Record<string, { file: string, imports?: string[] }>} */
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const scripts = (/** @type {string[]} */ keys) => {
    /** @type {Set<string>} */
    const files = new Set();
    const walk = (/** @type {string} */ key) => {
      const chunk = manifest[key];
      if (!chunk || files.has(chunk.file)) return;
      files.add(chunk.file);
      chunk.imports?.forEach(walk);
    };
    keys.forEach(walk);
    return [...files]
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + bytes(file), 0);
  };
  const assets = readdirSync(join(dist, 'assets'));
  const all = (/** @type {string} */ end) =>
    assets
      .filter((name) => name.endsWith(end))
      .reduce((sum, name) => sum + bytes(`assets/${name}`), 0);

  const measured = {
    'sign-in, JavaScript': scripts(['auth.html']),
    'sign-in, HTML with its CSS': bytes('auth/login.html'),
    'first list, JavaScript': scripts(['index.html', 'src/routes/listings/listings.route.tsx']),
    'everything, JavaScript': all('.js'),
    'everything, CSS': all('.css'),
  };
  let over = 0;
  for (const [name, budget] of Object.entries(budgets)) {
    const used = measured[/** @type {keyof typeof budgets} */ (name)];
    if (used > budget) over += 1;
    say(
      `${used > budget ? 'OVER ' : 'ok   '} ${name.padEnd(28)} ${String(used).padStart(8)} of ${String(budget).padStart(8)} bytes`,
    );
  }
  process.exitCode = over > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}
