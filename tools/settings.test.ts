import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string): string =>
  readFileSync(resolve(import.meta.dirname, '..', path), 'utf8');

/** Settings are capitals between quotes, read by name. */
const readBy = (path: string): string[] =>
  [...read(path).matchAll(/\w\(\s*'([A-Z][A-Z_]+)'/g)].map(([, name = '']) => name);

test('whoever sets up the backend is told of every setting that it reads', () => {
  const code = ['backend/src/settings.ts', 'backend/src/payments/settings.ts'].flatMap(readBy);
  const [, list = ''] = read('docs/deploy.md').split('## Every setting');
  const told = [...list.matchAll(/^\| ([A-Z_, ]+) \|/gm)].flatMap(([, names = '']) =>
    names.split(', '),
  );
  expect(told.toSorted()).toEqual([...new Set([...code, 'NODE_ENV'])].toSorted());
});
