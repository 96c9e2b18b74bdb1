import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(`${root}${path}`, 'utf8'),
  }));

/** Stories of a part, and of a screen that opens the whole portal, which takes three times the work. */
const limits = { part: 5, screen: 2 };

/** More, and why. */
const more: Readonly<Record<string, number>> = {
  // Seven pages in one file.
  'app/src/auth/Emails.stories.tsx': 10,
};

const limitOf = (path: string, text: string) =>
  more[path] ?? limits[/component: PortalStory\b/.test(text) ? 'screen' : 'part'];

/** The stories that `npm test` plays, as `storiesOfRun` in vitest.config.ts chooses them. */
const playedIn = (text: string): string[] =>
  text.split(/^(?=export const )/m).flatMap((block) => {
    const [story = '', name] =
      /^export const (\w+): Story = \{(?: .*|[\s\S]*?^)\};/m.exec(block) ?? [];
    const tags = /^ {2}tags: \[([^\]]*)\]/m.exec(story)?.[1] ?? '';
    const isPlayed = /^ {2}play\b/m.test(story) || tags.includes("'axe'");
    return name && isPlayed && !tags.includes("'slow'") ? [name] : [];
  });

test('`npm test` plays the main states of a part or screen; the others are tagged `slow`', () => {
  const over = read('{app,packages/*}/src/**/*.stories.tsx')
    .map(({ path, text }) => ({ path, played: playedIn(text), limit: limitOf(path, text) }))
    .filter(({ played, limit }) => played.length > limit);
  expect(over).toEqual([]);
});

test('the rule counts stories with a play function or axe', () => {
  const story = (name: string, ...lines: string[]) =>
    `export const ${name}: Story = {\n${lines.map((line) => `  ${line}\n`).join('')}};\n\n`;
  const text = [
    story('Played', 'play: async () => {},'),
    story('Fullest', "tags: ['axe'],"),
    story('Shown', "parameters: { shows: 'Saved.' },"),
    story('Flow', "tags: ['test-only', 'slow'],", 'play: async () => {},'),
  ].join('');
  expect(playedIn(text)).toEqual(['Played', 'Fullest']);
});

test('backend tests of `npm test` need no server of their own, nor one with rare settings', () => {
  const own = read('backend/tests/*.test.ts').filter(
    ({ path, text }) =>
      !path.endsWith('.slow.test.ts') &&
      /\bstartBackend\(|\bsharedBackend\('(?!usual'|equipped')/.test(text),
  );
  expect(own.map(({ path }) => basename(path))).toEqual([]);
});
