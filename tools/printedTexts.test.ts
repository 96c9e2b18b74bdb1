import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { printedTexts } from './printedTexts.ts';

const root = resolve(import.meta.dirname, '..');
const shows = globSync(
  ['packages/*/src/**/*.stories.tsx', 'app/src/**/*.stories.tsx', 'e2e/*.spec.ts'],
  { cwd: root },
).map((file) => readFileSync(resolve(root, file), 'utf8'));

test.each(printedTexts)('$row “$text” is said in these very words', ({ text, ours }) => {
  expect(ours).toBe(text);
});

test('every text that was asked for is shown by a story or a journey', () => {
  expect(shows.length).toBeGreaterThan(50);
  const missing = printedTexts.filter(({ text }) => {
    // A quotation mark in a text is written as the code quotes it.
    const spellings = [text, text.replaceAll("'", "\\'"), text.replaceAll('"', '\\"')];
    return !shows.some((code) => spellings.some((spelling) => code.includes(spelling)));
  });
  expect(missing.map(({ row, text }) => `${row} ${text}`)).toEqual([]);
});
