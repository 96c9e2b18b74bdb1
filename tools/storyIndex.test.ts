import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { combineTags } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { isEveryday } from './lib/everydayStories.ts';
import { readBaselines } from './visual/baselines.mjs';
import { screenshotsOf } from './visual/screenshotsOf.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(`${root}${path}`, 'utf8'),
  }));

/** Stories of a part, and of a screen that opens the whole portal, which takes three times the work. */
const limits = { part: 5, screen: 1 };

/** More, and why. */
const more: Readonly<Record<string, number>> = {
  // Seven pages in one file.
  'app/src/auth/Emails.stories.tsx': 10,
};

const limitOf = (path: string, text: string) =>
  more[path] ?? limits[/component: PortalStory\b/.test(text) ? 'screen' : 'part'];

/** The stories of a file. Storybook's reader, which its index uses, tells their tags and whether they have a play function. */
const storiesIn = (text: string) =>
  loadCsf(text, { fileName: 'any.stories.tsx', makeTitle: (title = '') => title })
    .parse()
    .indexInputs.map(({ exportName, __id: id = '', tags = [] }) => ({
      exportName,
      id,
      tags: combineTags(...tags),
    }));

/** Those that `npm test` plays. */
const playedIn = (stories: ReturnType<typeof storiesIn>): string[] =>
  stories.filter(({ tags }) => isEveryday(tags)).map(({ exportName }) => exportName);

const files = read('{app,packages/*}/src/**/*.stories.tsx').map(({ path, text }) => ({
  path,
  text,
  stories: storiesIn(text),
}));

test('`npm test` plays the main states of a part or screen; the others are tagged `slow`', () => {
  const parts = files.map(({ path, text, stories }) => ({
    path,
    played: playedIn(stories),
    limit: limitOf(path, text),
  }));
  expect(parts.filter(({ played, limit }) => played.length > limit)).toEqual([]);
  expect(parts.flatMap(({ played }) => played).length).toBeGreaterThan(400);
});

test('contrast is checked in a story of each form and screen', () => {
  const made = files
    .flatMap(({ stories }) => stories)
    .filter(({ id }) => /^(forms|screens)-/.test(id))
    .map(({ id, tags }) => ({ title: id.replace(/--.*/, ''), tags }));
  const checked = made.filter(({ tags }) => tags.includes('axe') || tags.includes('own-colors'));
  const titles = (stories: typeof made) => [...new Set(stories.map(({ title }) => title))].sort();
  expect(titles(checked)).toEqual(titles(made));
});

test('every baseline is a screenshot of a story, and every screenshot has a baseline', () => {
  const { pictures } = readBaselines(`${root}tools/visual/screenshots.json`);
  const taken = files.flatMap(({ stories }) => stories.flatMap(screenshotsOf));
  const names = taken.map(({ name }) => name);
  expect(Object.keys(pictures).sort()).toEqual(names.sort());
});

test('the rule counts stories with a play function or axe, with the tags and the play function of all', () => {
  const story = (name: string, ...lines: string[]) =>
    `export const ${name}: Story = {\n${lines.map((line) => `  ${line}\n`).join('')}};\n\n`;
  const file = (meta: string) =>
    [
      `export default { title: 'Part', ${meta} } satisfies Meta;\n\n`,
      story('Played', 'play: async () => {},'),
      story('Fullest', "tags: ['axe'],"),
      story('Shown', "parameters: { shows: 'Saved.' },"),
      story('Flow', "tags: ['test-only', 'slow'],", 'play: async () => {},'),
      story('Again', "tags: ['!slow'],", '...Played,', 'play: Played.play,'),
    ].join('');
  const played = (meta: string) => playedIn(storiesIn(file(meta)));
  expect(played('')).toEqual(['Played', 'Fullest', 'Again']);
  expect(played("tags: ['slow']")).toEqual(['Again']);
  expect(played('play: async () => {}')).toEqual(['Played', 'Fullest', 'Shown', 'Again']);
});

/** Tests of other servers with `--all` only, and how they tell. */
const otherWithAll: Readonly<Record<string, string>> = {
  'roles.test.ts': "areAll ? 'confirming' : 'usual'",
};

/** Whether a test starts a server, or shares one with rare settings. */
const needsOwn = (name: string, text: string): boolean =>
  text.includes('startBackend(') ||
  [...text.matchAll(/\bsharedBackend\(([^)]*)\)/g)].some(
    ([, profile = '']) => !['', "'usual'", "'equipped'", otherWithAll[name]].includes(profile),
  );

test('backend tests of `npm test` need no server of their own, nor one with rare settings', () => {
  const names = read('backend/tests/*.test.ts')
    .filter(({ path, text }) => !path.endsWith('.slow.test.ts') && needsOwn(basename(path), text))
    .map(({ path }) => basename(path));
  expect(names).toEqual([]);
  expect(needsOwn('x.test.ts', "await sharedBackend(some ? 'strict' : 'usual')")).toBe(true);
  expect(needsOwn('x.test.ts', "await sharedBackend('equipped')")).toBe(false);
});
