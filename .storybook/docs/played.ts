import type { PreparedStory } from 'storybook/internal/types';
import { windows } from '../widths.ts';

/** How a docs page shows a story. */
export interface Showing {
  /** The play function presses or types, which a page of many stories cannot run all at once. */
  steps: boolean;
  /** The story opens an overlay or takes the focus when it renders. */
  takesFocus: boolean;
  /** The viewport that the story needs, if not that of the page. */
  window?: { width: number; height: number };
}

/** A play function without parameters or `userEvent` only asserts. */
const onlyLooks = /\bplay: (?:async )?\((?:\{[^}]*\})?\) =>/;

/** Whether the source of a story has a play function that presses or types. */
export function acts(source: string): boolean {
  return /\b(?:userEvent|fireEvent)\b/.test(source) || !onlyLooks.test(source);
}

const pixels = (length: string) => Number.parseInt(length, 10);
const sizeOf = ({ styles }: (typeof windows)['phone']) => ({
  width: pixels(styles.width),
  height: pixels(styles.height),
});

function windowOf({ parameters, storyGlobals }: PreparedStory) {
  const viewport: unknown = storyGlobals.viewport?.value;
  const named = Object.entries(windows).find(([name]) => name === viewport);
  if (named) return sizeOf(named[1]);
  return parameters.layout === 'fullscreen' ? sizeOf(windows.laptop) : undefined;
}

export function showingOf(story: PreparedStory): Showing {
  const { source: { originalSource = '' } = {}, story: place } = story.parameters.docs ?? {};
  const source = String(originalSource);
  const window = windowOf(story);
  const steps = story.playFunction !== undefined && acts(source);
  const takesFocus =
    story.initialArgs.open === true ||
    /Dialog$/.test(story.title) ||
    /<\w*Dialog\b/.test(source) ||
    place?.inline === false;
  return window ? { steps, takesFocus, window } : { steps, takesFocus };
}

/** Whether a story works with controls: it renders on the page, from its args. */
export function canBeTried(story: PreparedStory): boolean {
  const { takesFocus, window } = showingOf(story);
  return !takesFocus && !window && story.originalStoryFn.length > 0;
}

type Scene = Readonly<Record<string, unknown>>;

/** The toolbar's globals as they stand in a URL. */
export const globalsOf = (scene: Scene): string =>
  Object.entries(scene)
    .flatMap(([key, value]) => (typeof value === 'string' ? [`${key}:${value}`] : []))
    .join(';');

/** The URL of a story on its own, with the toolbar's globals. */
export function addressOf(id: string, scene: Scene): string {
  const query = new URLSearchParams({ id, viewMode: 'story', globals: globalsOf(scene) });
  return `iframe.html?${query}`;
}
