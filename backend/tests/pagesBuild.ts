import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const page = (name: string): string =>
  `<!doctype html><html data-theme="system"><title>${name}</title><style nonce="__CSP_NONCE__">p{}</style>`;

/** A small build in `dist`, and beside it a file that is none of it. */
export const writeBuild = (folder: string): void => {
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'auth'), { recursive: true });
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(folder, 'secret.txt'), 'not yours');
  writeFileSync(join(dist, 'index.html'), page('portal'));
  writeFileSync(join(dist, 'auth/login.html'), page('login'));
  writeFileSync(join(dist, 'auth/login.signed-out.html'), page('signed out'));
  writeFileSync(join(dist, 'auth/registration.html'), page('registration'));
  writeFileSync(join(dist, 'favicon.ico'), 'icon');
  const script = 'export const long = "'.concat('stone '.repeat(200), '";');
  writeFileSync(join(dist, 'assets/both-1a.js'), script);
  writeFileSync(join(dist, 'assets/both-1a.js.br'), brotliCompressSync(script));
  writeFileSync(join(dist, 'assets/both-1a.js.gz'), gzipSync(script));
  writeFileSync(join(dist, 'assets/zip-1a.css'), 'p{}');
  writeFileSync(join(dist, 'assets/zip-1a.css.gz'), gzipSync('p{}'));
};
