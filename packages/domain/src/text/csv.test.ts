import { expect, test } from 'vitest';
import { csvCell, csvLine, csvSeparator } from './csv.ts';

test('a cell is never a formula, and separators are quoted', () => {
  for (const text of ['=1', '+1', '-1', '@x', ' =1', '\t=1', '\rx', '＝1', '＠x']) {
    expect(csvCell(text).replaceAll('"', '')).toMatch(/^'/);
  }
  expect(['Kōwhai, Ltd', 'a "b"', 'two\nlines', 'O’Hagan'].map(csvCell)).toEqual([
    '"Kōwhai, Ltd"',
    '"a ""b"""',
    '"two\nlines"',
    'O’Hagan',
  ]);
});

test('a line has numbers and empty cells', () => {
  expect(csvLine([-1, null, 'a,b'])).toBe('-1,,"a,b"\r\n');
});

test('a line of German readers has semicolons, which cells quote, and decimal commas', () => {
  expect(csvLine([-1, null, 'a;b', 4.5], csvSeparator('de'))).toBe('-1;;"a;b";4,5\r\n');
  expect(['en', 'en-NZ'].map(csvSeparator)).toEqual([',', ',']);
});
