import { afterAll, afterEach, beforeAll, beforeEach, expect, type TestContext } from 'vitest';
import { commands } from 'vitest/browser';
import { sizeOf } from '../../.storybook/widths.ts';
import { allLayouts, capture, measure, showFrame, someLayouts } from '../visual/capture.ts';
import { screenshotsOf } from '../visual/screenshotsOf.ts';
import { problemsOf, warningProblems } from './checks.ts';
import { untilStill } from './stillness.ts';

/** What the Storybook addon adds to the test context. */
interface ComposedStory {
  id: string;
  globals: { viewport?: { value?: string } };
  parameters: Parameters<typeof problemsOf>[0];
  tags: string[];
}

window.storyTime?.start();
// Vitest loads this file again for the next file under the current time: a time that repeats would load nothing.
afterAll(() => window.storyTime?.stop());

// A story may measure its text at once.
beforeAll(async () => {
  await Promise.all([...document.fonts].map((font) => font.load()));
});

const { SCREENSHOTS: capturing, STORIES, LAYOUT: language } = import.meta.env;
/** Parts of the ids of the stories to capture; none means all. */
const wanted: readonly string[] = STORIES ? STORIES.split(',') : [];

beforeEach(async () => {
  // A frame that gets the focus later resumes the timers of toasts.
  window.focus();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  localStorage.clear();
  sessionStorage.clear();
  window.storyTime?.restart();
  showFrame(false);
  if (capturing) await commands.beginStory();
});

afterEach(async ({ story }: TestContext & { story?: ComposedStory }) => {
  if (!story) throw new Error('The Storybook addon provided no story for this test.');
  if (language)
    return expect([...(await measure(language, allLayouts)), ...warningProblems()]).toEqual([]);
  // A run with screenshots checks every story that shows a state, others only the tagged ones. Forms and screens are made of components,
  // whose stories have every color, so that contrast is checked in one story of each.
  const showsState = !story.tags.includes('test-only');
  const isFullest = story.tags.includes('axe');
  const isChecked = capturing ? showsState : isFullest;
  const hasColors =
    isFullest || !/^(forms|screens)-/.test(story.id) || story.tags.includes('own-colors');
  const contrast = capturing ? 'contrast in both themes' : 'contrast in one theme';
  // A part that loads late is checked as well.
  if (isChecked) await untilStill();
  const checks = hasColors ? contrast : 'without contrast';
  const problems = await problemsOf(story.parameters, isChecked ? checks : 'off');
  const isWanted = wanted.length === 0 || wanted.some((part) => story.id.includes(part));
  const changes =
    capturing && isWanted
      ? await capture(screenshotsOf(story), sizeOf(story.globals.viewport).width)
      : [];
  // Texts that are 40 % longer.
  const overflow =
    capturing && isWanted && isFullest && story.id.startsWith('screens-')
      ? await measure('pseudo', someLayouts)
      : [];
  expect([...problems, ...changes, ...overflow]).toEqual([]);
});
