import { expect, test } from 'vitest';
import { readLike } from './useDraftForm.ts';

test('a draft is read where its values are of the kinds that are stored', () => {
  const read = readLike({ name: '', sizes: ['small'], agreed: false });
  const draft = { name: 'Moana', sizes: 'small', agreed: null, gone: 1 };
  expect(read(draft)).toEqual({ name: 'Moana' });
  expect(read('Moana')).toBeNull();
  expect(read(null)).toBeNull();
});
