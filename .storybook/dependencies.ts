import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const shown = [
  'packages/*/src/**/*.{ts,tsx}',
  'app/src/**/*.{ts,tsx}',
  '.storybook/{docs/**/*,preview}.{ts,tsx,mdx}',
];
/** Code that does not run in the page. */
const excluded = /\.(?:test|css)\.|prerender/;
const library =
  /(?:^(?:import|export) (?!type\b)[^;']*from |^import |(?<!\.)\bimport\()'((?!@portal\/|virtual:|node:)[a-z@][^']*)'/gm;

/**
 * Every library that Storybook may load. Vite bundles them before the first page; finding one later would reload the page in
 * the middle of a run. The bundle is cached until this list changes.
 */
export function dependencies(): string[] {
  const files = globSync(shown, { cwd: root }).filter((path) => !excluded.test(path));
  const found = files.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(library)].map(([, name = '']) => name),
  );
  return [...new Set(found)].sort();
}
