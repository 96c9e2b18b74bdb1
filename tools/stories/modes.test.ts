import { expect, test } from 'vitest';
import { chromaticOf, modesOf } from '../../.storybook/modes.ts';

const modes = (id: string, tags: string[], viewport?: string) =>
  Object.entries(modesOf({ id, tags, storyGlobals: { viewport: { value: viewport } } })).map(
    ([name, mode]) => `${name} ${mode.viewport}`,
  );

test('Chromatic captures what the local screenshots show, and more of the fullest stories', () => {
  expect(modes('components-button--tones', ['axe', 'forced-colours', 'right-to-left'])).toEqual([
    'light 1280',
    'dark 1280',
    'right-to-left 1280',
  ]);
  expect(modes('screens-keys--list', [])).toEqual(['light 1280', 'light-375 375']);
  expect(modes('screens-keys--list', ['axe'])).toEqual([
    'light 1280',
    'dark 1280',
    'light-375 375',
    'tablet 768',
    'right-to-left 1280',
    'german 1280',
  ]);
  expect(modes('patterns-shell--on-phone', ['axe'], 'phone')).toEqual([
    'light 375',
    'dark 375',
    'german 375',
  ]);
  expect(modes('screens-keys--steps', ['test-only'])).toEqual([]);
});

test('a story keeps its own parameters of Chromatic', () => {
  const own = { delay: 300, modes: { 'light-375': { disable: true } } };
  const story = { id: 'screens-keys--list', tags: [], parameters: { chromatic: own } };
  expect(chromaticOf(story)).toEqual({
    delay: 300,
    disableSnapshot: false,
    modes: { light: { theme: 'light', viewport: 1280 }, 'light-375': { disable: true } },
  });
});
