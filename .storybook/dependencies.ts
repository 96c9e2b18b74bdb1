import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const shown = [
  'packages/*/src/**/*.{ts,tsx}',
  'app/src/**/*.{ts,tsx}',
  '.storybook/{docs/**/*,preview}.{ts,tsx,mdx}',
];
/** What runs outside of the page. */
const elsewhere = /\.(?:test|css)\.|prerender/;
const library =
  /(?:^(?:import|export) (?!type\b)[^;']*from |^import |\bimport\()'((?!@portal\/|virtual:|node:)[a-z@][^']*)'/gm;

/**
 * Every library that a page of the workbench may load. Vite prepares them before the first page: one that it meets later makes
 * it load the page anew in the middle of the stories. What it prepared is kept until this list changes.
 */
export function dependencies(): string[] {
  const files = globSync(shown, { cwd: root }).filter((path) => !elsewhere.test(path));
  const found = files.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(library)].map(([, name = '']) => name),
  );
  return [...new Set(found)].sort();
}
