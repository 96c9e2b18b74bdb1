import { expect, test } from 'vitest';
import { importKinds } from '../listing/importKind.ts';
import { correctedCells, correctionProblem, textsOfRow } from './correctRow.ts';
import { rowName } from './failedFile.ts';
import { importTargets } from './importColumns.ts';

const targets = ['name', null, 'categories', 'link'];

test('a row is corrected by texts of its imported columns', () => {
  const cells = [
    'Tui',
    'kept',
    [
      { id: 1, name: 'Retail' },
      { id: 2, name: 'Food' },
    ],
  ];
  expect(textsOfRow(cells, targets)).toEqual([
    { target: 'name', text: 'Tui' },
    { target: 'categories', text: 'Retail; Food' },
    { target: 'link', text: '' },
  ]);
  expect(correctedCells(cells, targets, { link: 'tui.example' })).toEqual([
    'Tui',
    'kept',
    cells[2],
    'tui.example',
  ]);
  expect(correctedCells(['Tui', '', '', '', 'too many'], targets, {})).toHaveLength(4);
  // A record of JSON without these fields, which stay as they are.
  expect(correctedCells(['Tui', null, null, null], targets, { name: 'Kea' })).toEqual([
    'Kea',
    null,
    null,
    null,
  ]);
  const account = { id: 1, name: 'Ann Bee', email: 'ann@bee.example' };
  expect(textsOfRow([account], ['account'])).toEqual([
    { target: 'account', text: 'ann@bee.example' },
  ]);
});

test('only texts of imported columns can be sent', () => {
  expect(correctionProblem({ name: '', link: 'x' }, targets, 4)).toBeUndefined();
  expect(correctionProblem({ pricing: '1' }, targets, 4)?.path).toEqual(['pricing']);
  expect(correctionProblem({ name: 5 }, targets, 4)?.path).toEqual(['name']);
  expect(correctionProblem({ name: 'x'.repeat(20_001) }, targets, 4)?.message).toMatch(/^Row 4 /);
});

test('a row of each kind is called by its name, else by its key', () => {
  for (const kind of importKinds) {
    const targets = importTargets(kind);
    const cells = targets.map((target) => `of ${target}`);
    const called = kind === 'accounts' ? 'of email' : 'of name';
    const reviewed = 'of listing_slug, of author_email';
    expect(rowName(kind, cells, targets)).toBe(kind === 'reviews' ? reviewed : called);
  }
  expect(rowName('apps', ['7', ' Kea '], ['id', 'name'])).toBe('Kea');
  expect(rowName('apps', ['7', 'kea', ''], ['id', 'slug', 'name'])).toBe('kea');
  expect(rowName('accounts', ['7', null], ['id', 'email'])).toBe('7');
  const exported = [{ slug: 'kea' }, { email: 'ana@x.example' }];
  expect(rowName('reviews', exported, ['listing_slug', 'author_email'])).toBe('kea, ana@x.example');
  expect(rowName('apps', ['', null], ['link', 'name'])).toBe('');
});
