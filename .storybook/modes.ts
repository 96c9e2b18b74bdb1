import { screenshotsOf, sizes } from '../tools/visual/screenshotsOf.ts';
import { sizeOf } from './widths.ts';

interface Mode {
  theme: 'light' | 'dark';
  viewport: number;
  direction?: 'right to left';
  language?: 'german';
}

interface Story {
  id: string;
  tags: readonly string[];
  parameters?: { chromatic?: { modes?: object } };
  storyGlobals?: { viewport?: { value?: string | undefined } };
}

const light = { theme: 'light', viewport: sizes.wide.width } as const;
const german: Mode = { ...light, language: 'german' };

/** What Chromatic captures of the fullest story in addition to the local screenshots, by section. */
const more: Readonly<Record<string, Readonly<Record<string, Mode>>>> = {
  screens: {
    tablet: { ...light, viewport: sizeOf({ value: 'tablet' }).width },
    'right-to-left': { ...light, direction: 'right to left' },
    german,
  },
  patterns: { german },
  forms: { german },
};

/** Chromatic's modes of a story: the local screenshots but forced colours, which a mode cannot set, and for the fullest story `more`. */
export function modesOf({ id, tags, storyGlobals }: Story): Record<string, Mode> {
  const shots = screenshotsOf({ id, tags });
  if (shots.length === 0) return {};
  const local = shots
    .filter(({ forcedColors }) => !forcedColors)
    .map(({ name, size, theme, mirrored }): [string, Mode] => [
      name.slice(0, name.indexOf('/')),
      { theme, viewport: sizes[size].width, ...(mirrored ? { direction: 'right to left' } : {}) },
    ]);
  const added = tags.includes('axe') ? more[id.slice(0, id.indexOf('-'))] : {};
  const all = Object.entries({ ...Object.fromEntries(local), ...added });
  const { width } = sizeOf(storyGlobals?.viewport);
  if (width === light.viewport) return Object.fromEntries(all);
  // At a width of its own, those of other widths would be the same.
  return Object.fromEntries(
    all
      .filter(([, mode]) => mode.viewport === light.viewport)
      .map(([name, mode]) => [name, { ...mode, viewport: width }]),
  );
}

/** Chromatic's parameters of a story, with its own. */
export function chromaticOf(story: Story): object {
  const modes = modesOf(story);
  const own = story.parameters?.chromatic;
  return {
    disableSnapshot: Object.keys(modes).length === 0,
    ...own,
    modes: { ...modes, ...own?.modes },
  };
}
