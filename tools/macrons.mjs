// Writes packages/ui/src/theme/inter-macrons.woff2: the macron vowels and four other letters of the Inter in node_modules, with
// its weight axis, so that Māori words do not load all of Latin Extended. Run it after an update of @fontsource-variable/inter: `node tools/macrons.mjs`.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './lib/runtime.mjs';
import { say } from './lib/say.mjs';

const source = createRequire(join(root, 'packages/ui/package.json')).resolve(
  '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
);
const target = join(root, 'packages/ui/src/theme/inter-macrons.woff2');
// Not a dependency of the project, which only needs the result.
const folder = mkdtempSync(join(tmpdir(), 'portal-macrons-'));
// Ł and Š make the file larger than 4,096 bytes, below which Vite would write it into the CSS as a `data:` address, which a
// strict security policy blocks.
const letters = 'ĀāĒēĪīŌōŪūŁłŠš';
try {
  execFileSync('npm', [
    'install',
    '--no-save',
    '--silent',
    '--prefix',
    folder,
    'subset-font@2.9.0',
  ]);
  /** @type {(font: Buffer, text: string, options: { targetFormat: string }) => Promise<Buffer>} */
  const subset = createRequire(join(folder, 'package.json'))('subset-font');
  const font = await subset(readFileSync(source), letters, { targetFormat: 'woff2' });
  writeFileSync(target, font);
  say(`${target}: ${font.length.toLocaleString('en')} bytes`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
