import type { PreparedStory } from 'storybook/internal/types';
import { windows } from '../widths.ts';

/** How a page of documentation shows one story. */
export interface Showing {
  /** The story comes to its state by steps that press and type; a page of many stories cannot play them all at once. */
  steps: boolean;
  /** It opens over the page, or takes the focus as soon as it is there. */
  takesFocus: boolean;
  /** The window it is made for, where the page's own would show something else. */
  window?: { width: number; height: number };
}

/** A play function that is given nothing to press with only looks. */
const onlyLooks = /\bplay: (?:async )?\((?:\{[^}]*\})?\) =>/;

/** Whether a play function, in the words of its story, presses or types. */
export function acts(source: string): boolean {
  return /\b(?:userEvent|fireEvent)\b/.test(source) || !onlyLooks.test(source);
}

const pixels = (length: string) => Number.parseInt(length, 10);
const sizeOf = ({ styles }: (typeof windows)['phone']) => ({
  width: pixels(styles.width),
  height: pixels(styles.height),
});

function windowOf({ parameters, storyGlobals }: PreparedStory) {
  const asked: unknown = storyGlobals.viewport?.value;
  const named = Object.entries(windows).find(([name]) => name === asked);
  if (named) return sizeOf(named[1]);
  return parameters.layout === 'fullscreen' ? sizeOf(windows.laptop) : undefined;
}

export function showingOf(story: PreparedStory): Showing {
  const source: unknown = story.parameters.docs?.source?.originalSource;
  const window = windowOf(story);
  const steps = story.playFunction !== undefined && acts(typeof source === 'string' ? source : '');
  const takesFocus =
    story.initialArgs.open === true || story.parameters.docs?.story?.inline === false;
  return window ? { steps, takesFocus, window } : { steps, takesFocus };
}

/** Whether a story follows the controls beside it: it stands on the page, and draws what it is given. */
export function canBeTried(story: PreparedStory): boolean {
  const { takesFocus, window } = showingOf(story);
  return !takesFocus && !window && story.originalStoryFn.length > 0;
}

/** Where a story stands alone, in the scene of the toolbar. */
export function addressOf(id: string, scene: Readonly<Record<string, unknown>>): string {
  const globals = Object.entries(scene).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${key}:${value}`] : [],
  );
  const query = new URLSearchParams({ id, viewMode: 'story', globals: globals.join(';') });
  return `iframe.html?${query}`;
}
