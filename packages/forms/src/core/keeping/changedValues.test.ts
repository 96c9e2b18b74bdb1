import { expect, test } from 'vitest';
import { changedValues } from './changedValues.ts';

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
