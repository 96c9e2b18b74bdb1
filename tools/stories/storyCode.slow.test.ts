import { globSync, readFileSync } from 'node:fs';
import type { StoryDocsProvider, StoryIndexEntry } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { storyCode } from '../../.storybook/storyCode.ts';

const files = globSync('packages/{ui/src/{components,patterns},forms/src}/**/*.stories.tsx');

/** Storybook's own reader of stories, which has no types. */
const preset: string = '@storybook/react/preset';
const { experimental_storyDocsProvider: readerOf } = await import(/* @vite-ignore */ preset);
const read: StoryDocsProvider = storyCode(
  await readerOf(async () => undefined, { presets: { apply: async () => ({}) } }),
);

/** The names that code imports or declares. */
const knownIn = (code: string) =>
  new Set([
    ...[...code.matchAll(/^import \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(/\W+/)),
    ...[...code.matchAll(/\b(?:function|const) (\w+)/g)].map(([, name = '']) => name),
  ]);

test('the code shown for a story imports or declares what it uses, so that it can be copied', async () => {
  const shown = await Promise.all(
    files.map(async (path) => {
      const entry = {
        type: 'story',
        subtype: 'story',
        id: 'x--y',
        name: 'y',
        title: path,
        tags: [],
      };
      const docs = await read({ entry: { ...entry, importPath: `./${path}` } as StoryIndexEntry });
      const source = readFileSync(path, 'utf8');
      const own = [...source.matchAll(/^(?:const|function) (\w+)/gm)].map(([, name = '']) => name);
      return Object.values(docs?.stories ?? {}).map((story) => ({ ...story, own }));
    }),
  );
  const broken = shown.flat().flatMap(({ id, own, snippet = '' }) => {
    const known = knownIn(snippet);
    const used = [...snippet.matchAll(/(?<!\w)<([A-Z]\w*)/g)].map(([, name = '']) => name);
    const values = [...snippet.matchAll(/(?:=\{|\[|\.\.\.)([a-z]\w*)\b(?!:)/g)].map(
      ([, name]) => name,
    );
    used.push(...own.filter((name) => values.includes(name)));
    const unknown = used.filter((name) => !known.has(name)).map((name) => `${id}: ${name}`);
    return /\bfn\b/.test(snippet) ? [...unknown, `${id}: fn`] : unknown;
  });
  expect(broken).toEqual([]);
  expect(shown.flat().length).toBeGreaterThan(300);
});
