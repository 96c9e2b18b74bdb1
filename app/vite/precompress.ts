import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const text = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes a `.br` and a `.gz` file next to each text asset, so that the server never compresses one. */
export function precompress(): Plugin {
  return {
    name: 'portal:precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      if (!dir) return;
      const names = await readdir(dir, { recursive: true });
      await Promise.all(
        names
          .filter((name) => text.has(extname(name)))
          .map(async (name) => {
            const path = join(dir, name);
            const content = await readFile(path);
            const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
            await writeFile(`${path}.br`, await brotli(content, quality));
            await writeFile(`${path}.gz`, await gz(content, { level: 9 }));
          }),
      );
    },
  };
}
