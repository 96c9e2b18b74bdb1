import { expect, test } from 'vitest';
import { beginningOf, changedValues } from './changedValues.ts';

const stored = { name: 'Weka', terms: [1, 2], logo: { id: 3 }, status: 'PENDING' };

test('only changed values are stored, compared by content', () => {
  const same = { ...stored, terms: [1, 2], logo: { id: 3 } };
  expect(changedValues(same, stored)).toEqual({});
  expect(changedValues({ ...same, name: '', terms: [2] }, stored)).toEqual({
    name: '',
    terms: [2],
  });
});

test('a text is identified by its first words, cut between characters', () => {
  expect(beginningOf({ terms: [1], name: ' ', text: ' Kea\n on  the roof ' })).toBe(
    'Kea on the roof',
  );
  expect(beginningOf({ text: '🦜'.repeat(61) })).toBe(`${'🦜'.repeat(60)}…`);
  expect(beginningOf({ terms: [1], nzOwned: true })).toBe('');
});
