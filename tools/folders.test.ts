import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/runtime.mjs';

type Import = readonly [from: string, to: string];

/** The relative imports of the files in a folder, as paths from it. */
const importsOf = (folder: string): Import[] =>
  globSync('**/*.{ts,tsx}', { cwd: join(root, folder) }).flatMap((from) => {
    const code = readFileSync(join(root, folder, from), 'utf8');
    return [...code.matchAll(/\b(?:from|import)\s*\(?'(\.[^']+)'/g)].map(
      ([, to = '']) => [from, join(from, '..', to)] as const,
    );
  });

const isWithin = ([, to]: Import): boolean => !to.startsWith('..');

/** The folder of a path; empty for a file beside the folders. */
const folderOf = (path: string): string => /^([^/]+)\//.exec(path)?.[1] ?? '';

/** The folders that import each other in a circle, and those between two circles. */
const circlesOf = (imports: readonly Import[], partOf: (path: string) => string): string[] => {
  const left = new Map<string, Set<string>>();
  for (const [from, to] of imports.filter(isWithin))
    if (!/\.(test|stories)\./.test(from) && partOf(from) !== partOf(to))
      left.set(partOf(from), (left.get(partOf(from)) ?? new Set()).add(partOf(to)));
  /** Those that import no other folder that is left, or are imported by none. */
  const free = () =>
    [...left].filter(
      ([name, others]) =>
        [...others].every((other) => !left.has(other)) ||
        [...left.values()].every((imported) => !imported.has(name)),
    );
  for (let next = free(); next.length > 0; next = free())
    for (const [name] of next) left.delete(name);
  return [...left.keys()];
};

test.each(['packages/domain/src', 'app/src/parts'])(
  'folders of %s do not import each other in a circle',
  (folder) => {
    expect(circlesOf(importsOf(folder), folderOf)).toEqual([]);
  },
);

test('areas of the app do not import each other, and its parts no area', () => {
  const between = importsOf('app/src/routes').filter(
    (each) => isWithin(each) && folderOf(each[0]) !== folderOf(each[1]),
  );
  const ofParts = importsOf('app/src/parts').filter(([, to]) => to.startsWith('../routes/'));
  expect([...between, ...ofParts]).toEqual([]);
});

/** The part of the backend that has a file: `base`, a feature, or what puts them together. */
const partOf = (path: string): string => /^(base|features\/[^/]+)\//.exec(path)?.[1] ?? 'app';

/** Imports of a feature other than by its entry points. */
const pastEntryPoints = (imports: readonly Import[]): Import[] =>
  imports.filter(([from, to]) => {
    const [part, other] = [partOf(from), partOf(to)];
    if (part === other || !other.startsWith('features/')) return false;
    return !(part === 'app' ? /\/(index|settings|feature)\.ts$/ : /\/(index|settings)\.ts$/).test(
      to,
    );
  });

test('features of the backend import each other by their entry points and in one direction, and base none', () => {
  const imports = importsOf('backend/src').filter(isWithin);
  expect(circlesOf(imports, partOf)).toEqual([]);
  expect(pastEntryPoints(imports)).toEqual([]);
  expect(imports.filter(([from, to]) => partOf(from) === 'base' && partOf(to) !== 'base')).toEqual(
    [],
  );
});

test('finds circles, also longer ones, and imports past an entry point', () => {
  const file = (part: string) => `features/${part}/index.ts`;
  const past = [file('terms'), 'features/mail/queue.ts'] as const;
  const imports = [
    [file('mail'), file('brand')],
    [file('brand'), file('media')],
    [file('media'), file('mail')],
    [file('terms'), file('mail')],
    [file('brand'), 'base/http.ts'],
    ['app.ts', 'features/mail/feature.ts'],
    past,
  ] as const;
  expect(circlesOf(imports, partOf)).toEqual(['features/mail', 'features/brand', 'features/media']);
  expect(pastEntryPoints(imports)).toEqual([past]);
});
