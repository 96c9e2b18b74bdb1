import { expect, test } from 'vitest';
import { readLogo } from './importCells.ts';
import { importTargetLabels, planOf } from './importColumns.ts';
import { importedLogo, logoName } from './importLogo.ts';
import { readImportRow } from './importRow.ts';

const noAddress = 'Enter the full address of an image, such as https://example.org/logo.png';

test('a cell of a logo is a web address with its scheme, or a picture of our own export', () => {
  expect(readLogo(' https://a.nz/Logo.png ')).toEqual({ address: 'https://a.nz/Logo.png' });
  expect(readLogo({ id: 1, url: '/uploads/f/original.png' })).toEqual({
    address: '/uploads/f/original.png',
  });
  expect(readLogo('/uploads/f/original.png').problem).toBeUndefined();
  expect(readLogo('')).toEqual({ address: '' });
  for (const cell of ['logo.png', '//a.nz/b', 'ftp://a.nz/b', 'data:image/png,a', 'https://x@a.nz'])
    expect(readLogo(cell)).toEqual({ address: cell, problem: noAddress });
  expect(readLogo(['https://a.nz'])).toEqual({ address: '', problem: noAddress });
  expect(readLogo(`https://a.nz/${'x'.repeat(2048)}`).problem).toMatch(/2048/);
});

test('an image is loaded only from an address that a logo of the listing does not have', () => {
  const known = [
    { id: 1, url: '/uploads/a/original.png', source: null },
    { id: 2, url: '/uploads/b/original.png', source: 'https://a.nz/b.png' },
  ];
  expect(importedLogo('/uploads/a/original.png', known)).toEqual({ logo: 1 });
  expect(importedLogo('https://a.nz/b.png', known)).toEqual({ logo: 2 });
  expect(importedLogo('https://a.nz/c.png', known)).toEqual({ load: 'https://a.nz/c.png' });
  expect(importedLogo('', known)).toEqual({ logo: null });
  expect(importedLogo('/uploads/c/original.png', known)).toEqual({ problem: noAddress });
});

test('a row has the error of its logo beside the others', () => {
  const read = readImportRow(
    ['A', 'logo.png', 'no link'],
    ['name', 'logo', 'link'],
    'apps',
    () => [],
  );
  expect(read.errors.map(({ path }) => path[0])).toEqual(['logo', 'link']);
  expect(readImportRow(['A'], ['name'], 'apps', () => []).logo).toBeUndefined();
});

test('a column of logos is imported if it has addresses, not names of files', () => {
  const called = (name: string, cells: string[]) =>
    planOf(['Name', name], 'apps', importTargetLabels('apps'), [], false, [['Kea'], cells])
      .targets[1];
  const guess = (...cells: string[]) => called('Logo', cells);
  expect(guess('https://a.nz/b.png')).toBe('logo');
  expect(guess()).toBe('logo');
  expect(guess('{"id":1,"name":"logo.png"')).toBe('logo');
  expect(guess('https://a.nz/b.png', 'kea.png')).toBe(null);
  expect(called('Logo URL', ['kea.png'])).toBe('logo');
});

test('a picture is named as its file', () => {
  expect(logoName('https://a.nz/logos/k%C4%81k%C4%81.png?x=1')).toBe('kākā.png');
  expect(logoName('https://a.nz/%E0%A4%A')).toBe('%E0%A4%A');
});
