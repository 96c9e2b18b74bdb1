import { expect, test } from 'vitest';
import { features } from './features.mjs';
import { coverage } from './page.mjs';
import { tagsOf } from './read.mjs';

const story = (line: string) =>
  tagsOf(
    'x/Kea.stories.tsx',
    `const meta = {\n  title: 'Screens/Kea',\n};\n${line}\nexport const NothingYet: Story = {`,
  );

test('a tag belongs to what stands below it', () => {
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

test('a tag in another form, and one above nothing, are told', () => {
  expect(story('// rows 2.13').wrong).toHaveLength(1);
  expect(story('// Row: 2.13').wrong).toHaveLength(1);
  expect(tagsOf('x/kea.test.ts', '// Rows: 2.13\n').wrong).toHaveLength(1);
});

test('a row that nothing shows, and one that does not exist, are told', () => {
  const rows = features.flatMap(({ rows }) => Object.keys(rows));
  const all = { file: 'x/kea.test.ts', line: 1, rows, title: 'everything' };
  expect(coverage([all]).wrong).toEqual([]);
  expect(coverage([{ ...all, rows: rows.slice(1) }]).wrong).toEqual(['1.1 is shown nowhere']);
  expect(coverage([{ ...all, rows: [...rows, '9.9'] }]).wrong).toEqual([
    'x/kea.test.ts:1 names no row: 9.9',
  ]);
});
