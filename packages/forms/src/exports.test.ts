import { expect, test } from 'vitest';

const entryPoints = import.meta.glob<Record<string, unknown>>('./*/index.ts', { eager: true });

test('the exports of the forms change only on purpose', () => {
  const names = Object.entries(entryPoints).map(([path, exported]) => [
    path.slice(2, -'/index.ts'.length),
    Object.keys(exported).sort(),
  ]);
  expect(Object.fromEntries(names)).toMatchSnapshot();
});
