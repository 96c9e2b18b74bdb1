import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { printedTexts } from './printedTexts.ts';

const root = resolve(import.meta.dirname, '..');

/** The code without the blocks that begin like this, up to the bracket that closes them. */
function without(code: string, begins: RegExp): string {
  const found = begins.exec(code);
  if (!found) return code;
  let end = found.index + found[0].length;
  for (let depth = 1; depth > 0 && end < code.length; end += 1) {
    if ('{(['.includes(code[end] ?? '')) depth += 1;
    if (')}]'.includes(code[end] ?? '')) depth -= 1;
  }
  return without(code.slice(0, found.index) + code.slice(end), begins);
}

/**
 * What a story or a journey looks for on the screen. What it is given does not count, nor what it finds missing, nor what
 * a comment says.
 */
function lookedFor(code: string): string {
  const looks = code.replace(/^\s*(\/\/|\/?\*).*$/gm, '').replace(/^.*(queryBy|\.not\.).*$/gm, '');
  return [/\bargs: [{(]/, /\b(refusing|answer|answerWith)\(/, /\bfulfill\(/].reduce(without, looks);
}

const shows = globSync(
  [
    'packages/*/src/**/*.stories.tsx',
    'app/src/**/*.stories.tsx',
    'e2e/*.spec.ts',
    'e2e/money/*.spec.ts',
  ],
  { cwd: root },
).map((file) => lookedFor(readFileSync(resolve(root, file), 'utf8')));

const worded = printedTexts.filter(({ ours }) => ours !== undefined);

test.each(worded)('$row “$text” is said in these very words', ({ text, ours }) => {
  expect(ours).toBe(text);
});

/** The text in quotation marks, as a whole: a longer one that begins like it is another text. */
const spellings = (text: string) => [
  `'${text.replaceAll("'", "\\'")}'`,
  `"${text}"`,
  `\`${text}\``,
];

test('every text that was asked for is looked for by a story or a journey', () => {
  expect(shows.length).toBeGreaterThan(50);
  const missing = printedTexts.filter(
    ({ text }) =>
      !shows.some((code) => spellings(text).some((spelling) => code.includes(spelling))),
  );
  expect(missing.map(({ row, text }) => `${row} ${text}`)).toEqual([]);
});

test('what a story is given does not count as shown', () => {
  const code = [
    "export const A: Story = { args: { list: [{ message: 'Given' }] },",
    "  play: async () => { await canvas.findByText('Found'); } }",
    "// 'Said'",
    "await expect(canvas.queryByText('Missing')).toBeNull();",
  ].join('\n');
  expect(lookedFor(code)).toContain("'Found'");
  for (const text of ['Given', 'Said', 'Missing']) expect(lookedFor(code)).not.toContain(text);
});
