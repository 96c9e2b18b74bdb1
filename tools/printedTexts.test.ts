import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { printedTexts } from './printedTexts.ts';

const root = resolve(import.meta.dirname, '..');

/** Removes the blocks that start like this, up to their closing bracket. */
function without(code: string, opening: RegExp): string {
  const found = opening.exec(code);
  if (!found) return code;
  let end = found.index + found[0].length;
  for (let depth = 1; depth > 0 && end < code.length; end += 1) {
    if ('{(['.includes(code[end] ?? '')) depth += 1;
    if (')}]'.includes(code[end] ?? '')) depth -= 1;
  }
  return without(code.slice(0, found.index) + code.slice(end), opening);
}

/**
 * The code with which a story or end-to-end test looks for texts: without args, mocked responses, negative assertions and
 * comments.
 */
function assertions(code: string): string {
  const looks = code.replace(/^\s*(\/\/|\/?\*).*$/gm, '').replace(/^.*(queryBy|\.not\.).*$/gm, '');
  return [/\bargs: [{(]/, /\b(response|respondWith)\(/, /\bfulfill\(/].reduce(without, looks);
}

const shows = globSync(
  [
    'packages/*/src/**/*.stories.tsx',
    'app/src/**/*.stories.tsx',
    'e2e/*.spec.ts',
    'e2e/money/*.spec.ts',
  ],
  { cwd: root },
).map((file) => assertions(readFileSync(resolve(root, file), 'utf8')));

const worded = printedTexts.filter(({ ours }) => ours !== undefined);

test.each(worded)('$row “$text” is used verbatim', ({ text, ours }) => {
  expect(ours).toBe(text);
});

/** The whole text in quotation marks, since a longer text may start with it. */
const spellings = (text: string) => [
  `'${text.replaceAll("'", "\\'")}'`,
  `"${text}"`,
  `\`${text}\``,
];

test('a story or end-to-end test looks for every specified text', () => {
  expect(shows.length).toBeGreaterThan(50);
  const missing = printedTexts.filter(
    ({ text }) =>
      !shows.some((code) => spellings(text).some((spelling) => code.includes(spelling))),
  );
  expect(missing.map(({ row, text }) => `${row} ${text}`)).toEqual([]);
});

test('the args of a story do not count as shown', () => {
  const code = [
    "export const A: Story = { args: { list: [{ message: 'Given' }] },",
    "  play: async () => { await canvas.findByText('Found'); } }",
    "// 'Said'",
    "await expect(canvas.queryByText('Missing')).toBeNull();",
  ].join('\n');
  expect(assertions(code)).toContain("'Found'");
  for (const text of ['Given', 'Said', 'Missing']) expect(assertions(code)).not.toContain(text);
});
