import { expect, test } from 'vitest';
import { clashesAfter, clashesOf, openClashes, type SameValue } from './useClashes.ts';

interface Values {
  name: string;
  price: string;
}

const same: SameValue<Values> = (name, a, b) => a[name] === b[name];
const before = { name: 'Kea', price: '$1' };
const clashed = (stored: Values, typed: Values, clashes = {}) =>
  clashesAfter({ before, stored, typed, clashes, same });

test('only a field changed on both sides, to different values, is in conflict', () => {
  const typed = { name: 'Kea', price: '$2' };
  expect(clashed({ name: 'Tui', price: '$1' }, typed)).toEqual({});
  expect(clashed({ name: 'Kea', price: '$2' }, typed)).toEqual({});
  const stored = { name: 'Tui', price: '$3' };
  expect(clashed(stored, typed)).toEqual({ price: { other: stored, whose: 'saved' } });
});

test('an undecided conflict follows a third save, and ends when both values are equal', () => {
  const typed = { name: 'Kea', price: '$2' };
  const second = clashed({ name: 'Kea', price: '$3' }, typed);
  const third = clashed({ name: 'Kea', price: '$4' }, typed, second);
  expect(third.price?.other.price).toBe('$4');
  expect(openClashes(third)).toEqual(['price']);
  expect(clashed({ name: 'Kea', price: '$2' }, typed, third)).toEqual({});
});

test('restored text is in conflict where another value was saved since, or the old one is unknown', () => {
  const stored = { name: 'Kea', price: '$3' };
  const typed = { name: 'Weka', price: '$2' };
  const found = (over: Partial<Values>, names = ['name', 'price']) =>
    Object.keys(clashesOf({ names, over, stored, typed, same }));
  expect(found(before)).toEqual(['price']);
  expect(found({ price: '$3' })).toEqual(['name']);
  expect(found({}, ['price'])).toEqual(['price']);
  const took = { names: ['price'], over: before, stored, typed: stored, same };
  expect(clashesOf(took)).toEqual({});
});
