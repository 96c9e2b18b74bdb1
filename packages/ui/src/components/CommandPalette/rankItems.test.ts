import { describe, expect, it } from 'vitest';
import type { PaletteItem } from './CommandPalette.tsx';
import { groupItems, rankItems } from './rankItems.ts';

const item = (label: string, more: Partial<PaletteItem> = {}): PaletteItem =>
  ({ id: label, label, group: 'Pages', href: `/${label}`, ...more }) as PaletteItem;

const labels = (items: readonly PaletteItem[], query: string, recent?: readonly string[]) =>
  rankItems(items, query, recent).map(({ label }) => label);

describe('the items of a query', () => {
  it('are found in any case and without accents', () => {
    const items = [item('Māori tours'), item('Łódź')];
    expect(labels(items, 'MAORI')).toEqual(['Māori tours']);
    expect(labels(items, 'lodz')).toEqual(['Łódź']);
    expect(labels([item('Maori tours')], 'Mā')).toEqual(['Maori tours']);
  });

  it('that lead are before the recent ones of the same match', () => {
    const items = [
      item('Payments'),
      item('Pay now', { leads: true }),
      item('Delete', { leads: true }),
    ];
    expect(labels(items, '', ['Payments'])).toEqual(['Pay now', 'Delete', 'Payments']);
    expect(labels(items, 'pay', ['Payments'])).toEqual(['Pay now', 'Payments']);
  });

  it('are in the order: start of the name, start of a word, inside of a word, keyword', () => {
    const items = [
      item('Help', { keywords: ['recovery'] }),
      item('Help', { keywords: ['cover'] }),
      item('Recover'),
      item('New cover'),
      item('Cover letter'),
      item('Cover'),
    ];
    expect(labels(items, 'cover')).toEqual([
      ...['Cover', 'Cover letter', 'New cover', 'Recover', 'Help', 'Help'],
    ]);
    expect(rankItems(items, 'cover').at(-2)?.keywords).toEqual(['cover']);
  });

  it('have every word, in any order; words side by side are first', () => {
    const items = [item('New pay run'), item('Run new'), item('New run'), item('Runway')];
    expect(labels(items, 'new run')).toEqual(['New run', 'New pay run', 'Run new']);
    expect(labels([item('Add a loan', { keywords: ['create'] })], 'create loan')).toEqual([
      'Add a loan',
    ]);
    expect(labels(items, 'new xyz')).toEqual([]);
  });

  it('take the query literally', () => {
    expect(labels([item('A.B'), item('AxB')], 'a.b')).toEqual(['A.B']);
  });

  it('of equal rank are recent first, then in their own order', () => {
    const items = [item('Loan 1'), item('Loan 2'), item('Loan 3'), item('My loan')];
    expect(labels(items, 'loan', ['My loan', 'Loan 3'])).toEqual([
      ...['Loan 3', 'Loan 1', 'Loan 2', 'My loan'],
    ]);
  });
});

it('without a query all items are shown, the recent first and in the order of use', () => {
  const items = [item('Loans'), item('People'), item('Reports')];
  expect(labels(items, '  ', ['Reports', 'gone', 'People'])).toEqual([
    ...['Reports', 'People', 'Loans'],
  ]);
});

it('groups are in the order of their best item', () => {
  const items = [item('Loan', { group: 'Actions' }), item('Loans'), item('Loan 2')];
  expect(
    groupItems([...items, item('Lend', { group: 'Actions' })], ({ group }) => group).map(
      (group) => [group.label, group.items.length, group.start],
    ),
  ).toEqual([
    ['Actions', 2, 0],
    ['Pages', 2, 2],
  ]);
});

it('results are below the items, also those of a group of the same name', () => {
  const found = [item('Ana'), item('Bo', { group: 'Borrowers' })];
  expect(
    groupItems(
      [item('Loans'), item('New loan', { group: 'Actions' })],
      ({ group }) => group,
      found,
    ).map((group) => [group.label, group.items.map(({ label }) => label), group.start]),
  ).toEqual([
    ['Pages', ['Loans'], 0],
    ['Actions', ['New loan'], 1],
    ['Pages', ['Ana'], 2],
    ['Borrowers', ['Bo'], 3],
  ]);
});
