import { expect, test } from 'vitest';
import { conflictsAfter, conflictsOf, openConflicts, type SameValue } from './useConflicts.ts';

interface Values {
  name: string;
  price: string;
}

const same: SameValue<Values> = (name, a, b) => a[name] === b[name];
const before = { name: 'Kea', price: '$1' };
const conflictsFor = (stored: Values, typed: Values, conflicts = {}) =>
  conflictsAfter({ before, stored, typed, conflicts, same });

test('only a field changed on both sides, to different values, is in conflict', () => {
  const typed = { name: 'Kea', price: '$2' };
  expect(conflictsFor({ name: 'Tui', price: '$1' }, typed)).toEqual({});
  expect(conflictsFor({ name: 'Kea', price: '$2' }, typed)).toEqual({});
  const stored = { name: 'Tui', price: '$3' };
  expect(conflictsFor(stored, typed)).toEqual({ price: { other: stored, whose: 'saved' } });
});

test('an undecided conflict follows a third save, and ends when both values are equal', () => {
  const typed = { name: 'Kea', price: '$2' };
  const second = conflictsFor({ name: 'Kea', price: '$3' }, typed);
  const third = conflictsFor({ name: 'Kea', price: '$4' }, typed, second);
  expect(third.price?.other.price).toBe('$4');
  expect(openConflicts(third)).toEqual(['price']);
  expect(conflictsFor({ name: 'Kea', price: '$2' }, typed, third)).toEqual({});
});

test('a restored field is in conflict when its saved value has changed or the old one is unknown', () => {
  const stored = { name: 'Kea', price: '$3' };
  const typed = { name: 'Weka', price: '$2' };
  const found = (over: Partial<Values>, names = ['name', 'price']) =>
    Object.keys(conflictsOf({ names, over, stored, typed, same }));
  expect(found(before)).toEqual(['price']);
  expect(found({ price: '$3' })).toEqual(['name']);
  expect(found({}, ['price'])).toEqual(['price']);
  const took = { names: ['price'], over: before, stored, typed: stored, same };
  expect(conflictsOf(took)).toEqual({});
});
