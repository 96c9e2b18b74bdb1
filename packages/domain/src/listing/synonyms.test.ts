import { expect, test } from 'vitest';
import {
  cleanSynonyms,
  maxSynonyms,
  mergedSynonyms,
  partsOfSearch,
  readSynonyms,
  synonymsChanged,
  synonymTexts,
  takenSynonym,
  unmergedSynonyms,
} from './synonyms.ts';

test('other names are stored once each, trimmed, without the name itself', () => {
  const typed = ['  CRM ', 'crm', '', 'Sales   software', 'Customer Relationship  management'];
  expect(cleanSynonyms(typed, 'Customer relationship management')).toEqual([
    'CRM',
    'Sales software',
  ]);
});

test.each([
  ['a text', 'CRM', 'Other names is not valid'],
  ['a number among them', [4], 'Other names is not valid'],
  ['a line break in a name', ['Sales\u2028software'], 'Other names is not valid'],
  ['a name that is too long', ['x'.repeat(121)], 'Maximum 120 symbols'],
  [
    'too many',
    Array.from({ length: maxSynonyms + 1 }, (_, at) => `Name ${at}`),
    'At most 50 other names',
  ],
])('%s is invalid', (_, given, message) => {
  expect(readSynonyms(given, 'Sales')).toBe(message);
});

test('names that were seen may be more than can be set', () => {
  const names = Array.from({ length: maxSynonyms + 1 }, (_, at) => `Name ${at}`);
  expect(readSynonyms(names, 'Sales', Number.POSITIVE_INFINITY)).toEqual(names);
});

test('a merged term leaves its names to the other one, until it is restored', () => {
  const into = { name: 'CRM', synonyms: ['crm', 'Sales'] };
  const from = { name: 'Customer management', synonyms: ['CRM', 'sales', 'Contacts'] };
  const added = mergedSynonyms(into, from);
  expect(added).toEqual(['Customer management', 'Contacts']);
  const edited = ['Sales', 'customer  management', 'CONTACTS', 'Clients'];
  expect(unmergedSynonyms(edited, added)).toEqual(['Sales', 'Clients']);
});

test.each([
  ['seen', ['Sales'], ['Deals'], false],
  ['seen with the name itself', ['CRM', 'Sales'], ['Deals'], false],
  ['already stored', [], [' Sales ', 'sales'], false],
  ['changed since', [], ['Deals'], true],
])('other names that were %s are replaced or not', (_, seen, wanted, changed) => {
  // One that was the name of the term before may be among them.
  const term = { name: 'CRM', synonyms: ['crm', 'Sales'] };
  expect(synonymsChanged(term, seen, wanted)).toBe(changed);
});

const named = (name: string) =>
  new Map([
    ['crm', [1]],
    ['point of sale', [2]],
    ['point', [3]],
    ['sale software', [4]],
  ]).get(name) ?? [];

test.each([
  [
    'crm auckland',
    [
      ['crm', [1]],
      ['auckland', []],
    ],
  ],
  // The longest of those that begin together; a later one that overlaps does not count.
  [
    'cheap point of sale software',
    [
      ['cheap', []],
      ['point of sale', [2]],
      ['software', []],
    ],
  ],
  [
    'of sale',
    [
      ['of', []],
      ['sale', []],
    ],
  ],
])('the words of “%s” are divided into names of terms and others', (search, parts) => {
  const found = partsOfSearch(search.split(' '), named);
  expect(found.map(({ words, terms }) => [words.join(' '), terms])).toEqual(parts);
});

test('a name that another term has, in any spelling, is not another name of this one', () => {
  const others = [{ name: 'Trades', synonyms: ['Building  work'] }];
  const taken = (...names: string[]) => takenSynonym(names, others);
  expect(taken('CRM', 'tradés')).toBe(synonymTexts.taken('tradés', 'Trades'));
  expect(taken('building work')).toBe(synonymTexts.taken('building work', 'Trades'));
  expect(taken('Trade')).toBeUndefined();
});
