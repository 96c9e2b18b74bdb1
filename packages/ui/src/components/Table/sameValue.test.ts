import { expect, test } from 'vitest';
import { sameValue } from './sameValue.ts';

const row = { id: '1', logo: { src: '/a' }, names: ['a', 'b'], owner: undefined };

test.each([
  ['copies of a record', row, structuredClone(row), true],
  ['another value deep inside', row, { ...row, logo: { src: '/b' } }, false],
  ['a missing property', row, { id: '1', logo: { src: '/a' }, names: ['a', 'b'] }, false],
  ['another property', { a: undefined }, { b: undefined }, false],
  ['a longer list', row, { ...row, names: ['a', 'b', 'c'] }, false],
  ['a list and an object', [], {}, false],
  ['dates, which are not plain', new Date(0), new Date(0), false],
])('%s', (_what, a, b, same) => {
  expect(sameValue(a, b)).toBe(same);
});
