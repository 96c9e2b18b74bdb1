import { expect, test } from 'vitest';
import { readTermRow, termChanges } from './termRow.ts';

const named = (_: unknown, name: string) => (name === 'operations' ? [7] : []);
const targets = ['id', 'name', 'synonyms', 'category'];
const read = (...cells: unknown[]) => readTermRow(cells, targets, 'subcategories', named);

test('a row of CSV or JSON says the fields of a term; a key that a record lacks says nothing', () => {
  const input = { name: 'Rosters', synonyms: ['Duty plans', 'Shifts'], category: 7 };
  expect(read('3', ' Rosters ', 'Duty plans; Shifts;', 'OPERATIONS')).toEqual({
    id: '3',
    slug: '',
    input,
    errors: [],
  });
  const category = { id: 7, name: 'Operations' };
  expect(read(3, 'Rosters', ['Duty plans', 'Shifts'], category).input).toEqual(input);
  expect(read(null, 'Rosters', null, null).input).toEqual({ name: 'Rosters' });
  expect(read('', '', '', '').input).toEqual({ name: '', synonyms: [], category: null });
});

test('a row that cannot be read says all that is wrong with it', () => {
  const { errors } = read('', '', [{}], 'Nowhere');
  expect(errors.map(({ path }) => path.join())).toEqual(['synonyms', 'category', 'name']);
});

test('only what differs is a change, and a new name is no other name', () => {
  const was = { name: 'Rosters', synonyms: ['One; two', 'Plans'], category: 7 };
  expect(termChanges(was, { ...was, synonyms: ['One', 'two', 'Plans'] })).toEqual({});
  expect(termChanges(was, { name: 'Rosters' })).toEqual({});
  expect(termChanges(was, { name: 'Plans', synonyms: ['Plans', 'Rosters'], category: 8 })).toEqual({
    name: 'Plans',
    synonyms: ['Rosters'],
    category: 8,
  });
});
