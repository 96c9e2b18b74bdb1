import { afterEach, beforeAll, expect, type TestContext } from 'vitest';
import { problemsOf } from './checks.ts';

/** What the Storybook addon adds to the test context. */
interface ComposedStory {
  parameters: Record<string, unknown>;
  tags: string[];
}

/** The subsets of the product's font with their Unicode ranges, as in its style sheet. */
const ranges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
};

/**
 * Loads the product's font first. With `font-display: optional` a story would otherwise render in a system font of another
 * width.
 */
beforeAll(async () => {
  const fonts = Object.entries(ranges).map(([subset, unicodeRange]) => {
    const file = `/node_modules/@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`;
    return new FontFace('Inter Variable', `url(${file})`, { weight: '100 900', unicodeRange });
  });
  for (const font of await Promise.all(fonts.map((each) => each.load()))) document.fonts.add(font);
});

afterEach(async ({ story }: TestContext & { story?: ComposedStory }) => {
  if (!story) throw new Error('The Storybook addon provided no story for this test.');
  // `npm run visual` runs axe on every story that shows a state, in both themes; this run only on tagged stories in one.
  const axe = story.tags.includes('axe') && 'one';
  expect(await problemsOf(story.parameters, { axe })).toEqual([]);
});
