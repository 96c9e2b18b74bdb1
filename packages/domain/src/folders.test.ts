import { expect, test } from 'vitest';

const files = import.meta.glob<string>('./*/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The other folders that each folder imports. */
const importedBy = Object.entries(files).reduce((folders, [path, code]) => {
  if (path.endsWith('.test.ts')) return folders;
  const [, folder = ''] = path.split('/');
  const others = [...code.matchAll(/from '\.\.\/(\w+)\//g)].map(([, other = '']) => other);
  return folders.set(folder, new Set([...(folders.get(folder) ?? []), ...others]));
}, new Map<string, ReadonlySet<string>>());

test('folders do not import each other in a circle', () => {
  const left = new Map(importedBy);
  /** Those that import no other folder that is left, or are imported by none. */
  const free = () =>
    [...left].filter(
      ([folder, others]) =>
        [...others].every((other) => !left.has(other)) ||
        [...left.values()].every((imported) => !imported.has(folder)),
    );
  for (let next = free(); next.length > 0; next = free())
    for (const [folder] of next) left.delete(folder);
  expect([...left.keys()]).toEqual([]);
});
