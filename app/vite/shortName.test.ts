import { expect, test } from 'vitest';
import { shortName } from './shortName.ts';

test('a class is named by less than the whole hash, the same each time', () => {
  const asked = { hash: '1scn7qd1a', filePath: 'a.css.ts' };
  expect([shortName(asked), shortName(asked)]).toEqual(['_n7qd1a', '_n7qd1a']);
});

test('two files never share a name', () => {
  shortName({ hash: '1ab7kpq0', filePath: 'b.css.ts' });
  expect(() => shortName({ hash: '2cd7kpq0', filePath: 'c.css.ts' })).toThrow(
    'b.css.ts and c.css.ts both name a class _7kpq0: rename one of the files.',
  );
});
