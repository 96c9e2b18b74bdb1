import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The files of a folder with the modules that each imports relatively. */
function importsOf(folder: string): [path: string, imported: string[]][] {
  const start = join(root, folder);
  return globSync('**/*.{ts,tsx}', { cwd: start }).map((path) => {
    const code = readFileSync(join(start, path), 'utf8');
    const found = code.matchAll(/\b(?:from|import)\s*\(?'(\.[^']+)'/g);
    return [
      path,
      [...found].map(([, name = '']) => relative(start, resolve(start, dirname(path), name))),
    ];
  });
}

/** The folder of a path; empty for a file beside the folders. */
const folderOf = (path: string): string => /^([^/]+)\//.exec(path)?.[1] ?? '';

/** Imports of another folder beside that of the file. */
const importsBetween = (folder: string) =>
  importsOf(folder).flatMap(([path, imported]) =>
    imported
      .filter((other) => !other.startsWith('..') && folderOf(other) !== folderOf(path))
      .map((other) => ({ path, other })),
  );

test.each(['packages/domain/src', 'app/src/parts'])(
  'folders of %s do not import each other in a circle',
  (folder) => {
    const left = new Map<string, Set<string>>();
    for (const { path, other } of importsBetween(folder))
      if (!/\.(test|stories)\./.test(path))
        left.set(folderOf(path), (left.get(folderOf(path)) ?? new Set()).add(folderOf(other)));
    /** Those that import no other folder that is left, or are imported by none. */
    const free = () =>
      [...left].filter(
        ([name, others]) =>
          [...others].every((other) => !left.has(other)) ||
          [...left.values()].every((imported) => !imported.has(name)),
      );
    for (let next = free(); next.length > 0; next = free())
      for (const [name] of next) left.delete(name);
    expect([...left.keys()]).toEqual([]);
  },
);

test('areas of the app do not import each other, and its parts no area', () => {
  const between = importsBetween('app/src/routes').map(({ path, other }) => `${path}: ${other}`);
  const ofParts = importsOf('app/src/parts').flatMap(([path, imported]) =>
    imported.filter((other) => other.startsWith('../routes/')).map((other) => `${path}: ${other}`),
  );
  expect([...between, ...ofParts]).toEqual([]);
});
