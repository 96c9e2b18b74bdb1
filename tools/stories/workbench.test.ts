import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { entriesOf, sections } from '../../.storybook/docs/sections.ts';
import { figmaLink, figmaSettings } from '../../.storybook/figma.ts';
import { searchWords } from '../../.storybook/searchWords.ts';
import type { Guide } from '../../packages/ui/src/internal/guide.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const library = 'packages/ui/src/';

const read = (patterns: string[]) =>
  Object.fromEntries(
    globSync(patterns, { cwd: root }).map((path) => [
      path.replaceAll('\\', '/'),
      readFileSync(join(root, path), 'utf8'),
    ]),
  );
const stories = read(['packages/*/src/**/*.stories.tsx', 'app/src/**/*.stories.tsx']);
const sources = Object.fromEntries(
  Object.entries(read([`${library}{components,patterns}/*/*.{ts,tsx}`])).filter(
    ([path]) => !/\.(stories|test)\./.test(path),
  ),
);
/** Such as "components/Button". */
const folderOf = (path: string) => path.slice(library.length).split('/').slice(0, 2).join('/');
const guides = new Map(
  Object.entries(
    import.meta.glob<{ guide: Guide }>('../../packages/ui/src/{components,patterns}/*/guide.ts', {
      eager: true,
    }),
  ).map(([path, { guide }]) => [folderOf(path.slice('../../'.length)), guide]),
);

const folders = [...new Set(Object.keys(sources).map(folderOf))].sort();
const entryOf = (folder: string) => folder.replace(/^(?:components|patterns)\/(.*)/, '/$1.tsx');
const has = (paths: Readonly<Record<string, unknown>>, folder: string, end: string) =>
  Object.keys(paths).some((path) => path.startsWith(`${library}${folder}/`) && path.endsWith(end));

/** Elements that take the focus, native or from Radix. */
const pressable =
  /<(button|input|select|textarea|summary|a|Anchor)\b|from '@radix-ui|onKeyDown|useShortcuts/;

const titleOf = (text: string) => /const meta\b[\s\S]*?\btitle: '([^']+)'/.exec(text)?.[1] ?? '';

/** The stories of each title, which may span several files. */
const found = new Map<string, string[]>();
for (const text of Object.values(stories)) {
  const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  found.set(titleOf(text), [...(found.get(titleOf(text)) ?? []), ...names]);
}

/** Pages without stories. */
const written = Object.values(read(['.storybook/docs/*.mdx']))
  .flatMap((text) => /<Meta title="([^"]+)"/.exec(text)?.[1] ?? [])
  .filter((title) => title !== 'Start');

/** Titles without a docs page. */
const withoutPage = new Set([...found.keys()].filter((title) => title.startsWith('Tests/')));

/** Whether a title only tests something or is part of another title. */
const isPart = (title: string) =>
  title.startsWith('Tests/') || found.has(title.slice(0, title.lastIndexOf('/')));

// Rows: X7
test('one story of each title is checked with axe, unless the title is part of another', () => {
  const wrong = [...found.keys()].filter((title) => {
    const files = Object.values(stories).filter((text) => titleOf(text) === title);
    return files.join('').split("'axe'").length !== (isPart(title) ? 1 : 2);
  });
  expect(wrong).toEqual([]);
});

test('every title is in a section of Storybook', () => {
  const sections = /^(Foundations|Components|Patterns|Forms|Screens|Tests)\//;
  expect([...found.keys()].filter((title) => !sections.test(title))).toEqual([]);
});

test('stories in the section Tests are hidden and have no docs page', () => {
  const shown = Object.entries(stories)
    .filter(([, text]) => withoutPage.has(titleOf(text)))
    .filter(([, text]) => !text.includes("\n  tags: ['!autodocs', 'test-only'],"));
  expect(shown.map(([path]) => path)).toEqual([]);
});

test('every docs page has a story', () => {
  const empty = [...found.keys()].filter((title) => {
    const files = Object.values(stories).filter((text) => titleOf(text) === title);
    const all = files.flatMap((text) => text.split(/^export const /m).slice(1));
    return !withoutPage.has(title) && all.every((story) => story.includes("'test-only'"));
  });
  expect(empty).toEqual([]);
});

test('every component and pattern has an entry point, stories and a guide', () => {
  const without = folders.flatMap((folder) => [
    // A folder of only stories and a guide exports nothing.
    ...(has(sources, folder, '.tsx') && !has(sources, folder, entryOf(folder))
      ? [`${folder}${entryOf(folder)}`]
      : []),
    ...(has(stories, folder, '.stories.tsx') ? [] : [`${folder}: stories`]),
    ...(guides.has(folder) ? [] : [`${folder}: guide.ts`]),
  ]);
  expect(without).toEqual([]);
});

test('every guide has use cases, alternatives and accessibility notes', () => {
  const thin = [...guides].filter(
    ([, guide]) =>
      guide.useFor.length === 0 || guide.notFor.length === 0 || guide.accessibility.length === 0,
  );
  expect(thin.map(([folder]) => folder)).toEqual([]);
});

test('every public prop has a description', () => {
  const bare = Object.entries(sources).flatMap(([path, text]) =>
    [...text.matchAll(/^export interface (\w+Props)\b[^;]*?\{\n([\s\S]*?)^\}/gm)].flatMap(
      ([, name = '', body = '']) =>
        [...`\n${body}`.matchAll(/(?<!\*\/)\n {2}(['\w][^:(?]*)/g)].map(
          ([, prop = '']) => `${folderOf(path)}: ${name}.${prop}`,
        ),
    ),
  );
  expect(bare).toEqual([]);
});

test('everything interactive has a keyboard table', () => {
  const pressed = Object.entries(sources)
    .filter(([path, text]) => path.endsWith('.tsx') && pressable.test(text))
    .map(([path]) => folderOf(path));
  const undocumented = [...new Set(pressed)].filter(
    (folder) => guides.get(folder)?.keyboard.length === 0,
  );
  expect(undocumented).toEqual([]);
});

test('the start page links to every page and nothing else', () => {
  const withPage = [...found.keys()].filter((title) => !withoutPage.has(title)).concat(written);
  const lines = sections.flatMap(entriesOf);
  expect(
    lines.map(({ title }) => title).sort(),
    'each title has a guide.ts in its folder, or a line in .storybook/docs/pages.ts',
  ).toEqual(withPage.sort());
  expect(lines.filter(({ about }) => !/^[^a-z].*\.$/s.test(about))).toEqual([]);
});

test('other words for the search belong to a page or a story', () => {
  const known = new Set(['Start', ...written]);
  for (const [title, names] of found)
    for (const key of [title, ...names.map((name) => `${title}/${storyNameFromExport(name)}`)])
      known.add(key);
  expect(Object.keys(searchWords).filter((key) => !known.has(key))).toEqual([]);
});

test('every “Do and don’t” belongs to a page', () => {
  const titles = Object.values(read(['.storybook/docs/guidance/*.tsx'])).flatMap((text) =>
    [...text.matchAll(/^ {2}'(\w+\/[^']+)': \[$/gm)].map(([, title = '']) => title),
  );
  expect(titles.filter((title) => !found.has(title))).toEqual([]);
  expect(titles.length).toBeGreaterThan(15);
});

test('a page links to its design only if a Figma file is set', () => {
  const file = 'https://www.figma.com/design/AbC123/Portal';
  const nodes = { 'Components/Button': '12:345' };
  expect(figmaLink('Components/Button', undefined, { file: '', nodes })).toBeUndefined();
  expect(figmaLink('Components/Button', undefined, { file, nodes })).toBe(`${file}?node-id=12-345`);
  expect(figmaLink('Components/Card', undefined, { file, nodes })).toBe(file);
  const url = 'https://www.figma.com/design/other';
  expect(figmaLink('Components/Button', { url }, { file, nodes })).toBe(url);
  expect(Object.keys(figmaSettings.nodes).filter((title) => !found.has(title))).toEqual([]);
});
