import { expect, test } from 'vitest';
import { beginningOf, changedValues, overwrites } from './changedValues.ts';

const stored = { name: 'Weka', terms: [1, 2], logo: { id: 3 }, status: 'PENDING' };

test('only what was changed is kept, whatever object holds it', () => {
  const same = { ...stored, terms: [1, 2], logo: { id: 3 } };
  expect(changedValues(same, stored)).toEqual({});
  expect(changedValues({ ...same, name: '', terms: [2] }, stored)).toEqual({
    name: '',
    terms: [2],
  });
});

test('a decision is never kept', () => {
  expect(changedValues({ name: 'Kea', status: 'DECLINED' }, stored, ['status'])).toEqual({
    name: 'Kea',
  });
});

test('a text is told by the first words of it, cut between letters', () => {
  expect(beginningOf({ terms: [1], name: ' ', text: ' Kea\n on  the roof ' })).toBe(
    'Kea on the roof',
  );
  expect(beginningOf({ text: '🦜'.repeat(61) })).toBe(`${'🦜'.repeat(60)}…`);
  expect(beginningOf({ terms: [1], nzOwned: true })).toBe('');
});

test('restoring writes over only what was typed differently', () => {
  expect(overwrites({ name: 'Kea' }, { pricing: '$5' })).toBe(false);
  expect(overwrites({ name: 'Kea' }, { name: 'Kea' })).toBe(false);
  expect(overwrites({ name: 'Kea' }, { name: 'Weka' })).toBe(true);
});
