import { expect, test } from 'vitest';
import { readLike } from './useDraftForm.ts';

test('a draft is read where its values are of the kinds that are stored; an empty field is of any', () => {
  const read = readLike({
    name: '',
    sizes: ['small'],
    agreed: false,
    stars: null,
    price: 12,
    fee: null,
  });
  const draft = { name: 'Moana', sizes: 'small', agreed: 1, stars: 3, price: null, gone: 1 };
  const file = { id: 7, name: 'contract.pdf' };
  expect(read({ fee: file })).toEqual({ fee: file });
  expect(read(draft)).toEqual({ name: 'Moana', stars: 3, price: null });
  expect(read('Moana')).toBeNull();
  expect(read(null)).toBeNull();
});
