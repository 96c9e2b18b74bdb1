import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { smallerIcons } from './smallerLibraries.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'icons-'));
});
afterEach(() => rm(root, { recursive: true }));

/** Builds a page with one icon of a library that creates its icons in the file `maker`. */
async function built(maker: string, icon = 'tag'): Promise<string> {
  const library = join(root, 'node_modules/lucide-react');
  await mkdir(join(library, 'icons'), { recursive: true });
  await writeFile(join(library, maker), "export default () => 'from the library';");
  await writeFile(
    join(library, `icons/${icon}.mjs`),
    `import make from '../${maker}'; export const __iconData = { node: [] }; export default make(__iconData);`,
  );
  await writeFile(
    join(root, 'page.js'),
    `import Icon from './node_modules/lucide-react/icons/${icon}.mjs'; console.log(Icon);`,
  );
  const made = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [smallerIcons()],
    build: {
      write: false,
      rollupOptions: { input: join(root, 'page.js'), external: ['react'] },
    },
  });
  return JSON.stringify(made);
}

test('the file that creates icons is replaced', async () => {
  const page = await built('createLucideIcon.mjs');
  expect(page).toContain('0 0 24 24');
  expect(page).not.toContain('from the library');
});

test('an icon with a direction keeps the name by which it is mirrored', async () => {
  expect(await built('createLucideIcon.mjs', 'arrow-up-right')).toContain('ArrowUpRight');
  expect(await built('createLucideIcon.mjs')).not.toContain('Tag');
});

test('the build fails when the library has no such file', async () => {
  await expect(built('makeIcon.mjs')).rejects.toThrow(
    'lucide-react has no createLucideIcon.mjs: update app/vite/smallerLibraries.ts.',
  );
});
