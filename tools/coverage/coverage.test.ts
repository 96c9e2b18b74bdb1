import { expect, test } from 'vitest';
import { features } from './features.mjs';
import { coverage } from './page.mjs';
import { tagsOf } from './read.mjs';

const story = (line: string) =>
  tagsOf(
    'x/Kea.stories.tsx',
    `const meta = {\n  title: 'Screens/Kea',\n};\n${line}\nexport const NothingYet: Story = {`,
  );

test('a tag belongs to the story or test below it', () => {
  expect(story('// Rows: 2.13, X5')).toEqual({
    tags: [
      {
        file: 'x/Kea.stories.tsx',
        line: 4,
        rows: ['2.13', 'X5'],
        title: 'Screens/Kea: Nothing yet',
      },
    ],
    wrong: [],
  });
  const unit = tagsOf('x/kea.test.ts', "// Rows: 2.13\n/** Why. */\ntest('a kea flies', () => {");
  expect(unit.tags.map(({ title }) => title)).toEqual(['a kea flies']);
  const short = "// Rows: X7\nconst meta = { title: 'Foundations/Kea' } satisfies Meta;";
  expect(tagsOf('x/Kea.stories.tsx', short).tags[0]?.title).toBe('Foundations/Kea');
});

test('malformed and misplaced tags are reported', () => {
  expect(story('// rows 2.13').wrong).toHaveLength(1);
  expect(story('// Row: 2.13').wrong).toHaveLength(1);
  expect(tagsOf('x/kea.test.ts', '// Rows: 2.13\n').wrong).toHaveLength(1);
});

const titled = (line: string) => tagsOf('x/kea.test.ts', `// Rows: 2.13\n${line}`).tags[0]?.title;
const named = (name: string) =>
  tagsOf('x/Kea.stories.tsx', `// Rows: 2.13\nexport const ${name}: Story = {`).tags[0]?.title;

test('names and titles are searchable', () => {
  expect(named('ReviewOfANewApp')).toBe('Kea.stories.tsx: Review of a new app');
  expect(named('MenuOfURLs')).toBe('Kea.stories.tsx: Menu of URLs');
  expect(titled("it.each(keas)('%s who opens %j arrives', () => {")).toBe('… who opens … arrives');
  expect(titled(`test(\`no fault loses $${'{words.at(1)}'}\`, () => {`)).toBe('no fault loses …');
  expect(titled("test.each(keas)('$name.first is 100% a kea for $9', () => {")).toBe(
    '… is 100% a kea for $9',
  );
});

const inFile = (...lines: string[]) => tagsOf('x/kea.test.ts', lines.join('\n'));
const tagged = (...lines: string[]) => inFile('// Rows: 2.13', ...lines);
const skipped = ['x/kea.test.ts:1 is skipped, so it proves nothing: a kea flies'];

test('skipped tests prove nothing', () => {
  for (const opening of [
    'test.skip(',
    'it.skip(',
    'test.fixme(',
    'it.todo(',
    'test.fails(',
    'test.fail(',
    'it.skipIf(windy)(',
    'it.runIf(calm)(',
    'describe.skip(',
    'test.describe.skip(',
    'it.concurrent.skip(',
    'it.skip.each(keas)(',
  ]) {
    expect(tagged(`${opening}'a kea flies', () => {`, '});'), opening).toEqual({
      tags: [],
      wrong: skipped,
    });
  }
  const test = "test('a kea flies', () => {";
  expect(tagged(test, "  test.skip(windy, 'too windy');", '});').wrong).toEqual(skipped);
  expect(tagged("test('a kea flies', { skip: true }, () => {", '});').wrong).toEqual(skipped);
  const within = ['  // Rows: 2.13', `  ${test}`, '  });', '});'];
  expect(inFile("describe.skip('keas', () => {", ...within).wrong).toHaveLength(1);
  expect(inFile("describe('keas', () => {", '  test.skip();', ...within).wrong).toHaveLength(1);
  expect(inFile('test.fixme(windy);', '', '// Rows: 2.13', test, '});').wrong).toHaveLength(1);
});

test('a skipped neighbor does not affect a test', () => {
  const other = "test.skip('another', () => {";
  const test = "test('a kea flies', () => {";
  const lines = [other, '});', '', '// Rows: 2.13', test, '  // test.skip(', '});', other];
  expect(inFile(...lines).tags).toHaveLength(1);
  const neighbor = ["describe.skip('keas', () => {", `  ${other}`, '  });', '});'];
  expect(inFile(...neighbor, '// Rows: 2.13', test, '});').tags).toHaveLength(1);
});

test('a story excluded from tests proves nothing', () => {
  const out = "  tags: ['no-picture', '!test'],";
  const file = (ofMeta: string, ofStory: string) =>
    tagsOf(
      'x/Kea.stories.tsx',
      `const meta = {\n  title: 'Screens/Kea',\n${ofMeta}\n};\n\n// Rows: 2.13\nexport const Flies: Story = {\n${ofStory}\n};\n\nexport const Other: Story = {\n${out}\n};`,
    );
  expect(file('', '').tags).toHaveLength(1);
  expect(file('', out).wrong).toEqual([
    'x/Kea.stories.tsx:6 is skipped, so it proves nothing: Screens/Kea: Flies',
  ]);
  expect(file(out, '').wrong).toHaveLength(1);
});

test('what only a sweep runs shows no row, and is no mistake', () => {
  const none = { tags: [], wrong: [] };
  expect(tagged("test('a kea flies', sweepOnly, async () => {", '});')).toEqual(none);
  expect(tagged('test(', "  'a kea flies',", "  { tag: '@sweep' },", '  async () => {')).toEqual(
    none,
  );
  const step = "  await sweepStep('a kea lands', async () => {";
  const other = ["test('another', sweepOnly, () => {", '});', ''];
  const within = [...other, '// Rows: 2.13', "test('a kea flies', () => {", step, '  });', '});'];
  expect(inFile(...within).tags).toHaveLength(1);
});

test('a row without tests and an unknown row are reported', () => {
  const rows = features.flatMap(({ rows }) => Object.keys(rows));
  const all = { file: 'x/kea.test.ts', line: 1, rows, title: 'everything' };
  expect(coverage([all]).wrong).toEqual([]);
  expect(coverage([{ ...all, rows: rows.slice(1) }]).wrong).toEqual(['1.1 is not shown']);
  expect(coverage([{ ...all, rows: [...rows, '9.9'] }]).wrong).toEqual([
    'x/kea.test.ts:1 names an unknown row: 9.9',
  ]);
});
