import { createHash } from 'node:crypto';

const themes = ['light', 'dark'];

/** Viewports by name. */
export const sizes = { wide: { width: 1280, height: 800 }, phone: { width: 375, height: 800 } };

/** @typedef {{ name: string, size: keyof typeof sizes, theme: string, forcedColours?: true, mirrored?: true }} Screenshot */

/** A story and its screenshots. @typedef {{ id: string, screenshots: Screenshot[] }} StoryShot */

/**
 * Every story is captured wide in both themes, unless tagged `no-picture` or `test-only`; screens also on a phone. The tags
 * `forced-colours` and `right-to-left` add one screenshot each.
 * @param {{ id: string, title: string, tags: string[] }} story @returns {StoryShot}
 */
const storyShot = ({ id, title, tags }) => ({
  id,
  screenshots:
    tags.includes('no-picture') || tags.includes('test-only')
      ? []
      : [
          ...themes.map((theme) => ({
            name: `${theme}/${id}`,
            size: /** @type {const} */ ('wide'),
            theme,
          })),
          ...(tags.includes('forced-colours')
            ? [
                {
                  name: `forced-colours/${id}`,
                  ...plain,
                  forcedColours: /** @type {const} */ (true),
                },
              ]
            : []),
          ...(tags.includes('right-to-left')
            ? [{ name: `right-to-left/${id}`, ...plain, mirrored: /** @type {const} */ (true) }]
            : []),
          ...(title.startsWith('Screens/')
            ? themes.map((theme) => ({
                name: `${theme}-375/${id}`,
                size: /** @type {const} */ ('phone'),
                theme,
              }))
            : []),
        ],
});

const plain = /** @type {const} */ ({ size: 'wide', theme: 'light' });

/**
 * The stories of a built Storybook.
 * @param {string} url @param {string[]} wanted parts of story ids; none means every story
 */
async function storiesOf(url, wanted) {
  const { entries } = await (await fetch(`${url}/index.json`)).json();
  /** @type {{ id: string, title: string, type: string, tags: string[] }[]} */
  const all = Object.values(entries);
  return all
    .filter(({ type }) => type === 'story')
    .filter(({ id }) => wanted.length === 0 || wanted.some((part) => id.includes(part)));
}

/**
 * The stories with their screenshots.
 * @param {string} url @param {string[]} wanted @returns {Promise<StoryShot[]>}
 */
export const storyShotsOf = async (url, wanted) => (await storiesOf(url, wanted)).map(storyShot);

/**
 * The stories of screens; with no `wanted` the one of each title that has the tag `axe`, which is its fullest state.
 * @param {string} url @param {string[]} wanted @returns {Promise<StoryShot[]>}
 */
export const screensOf = async (url, wanted) =>
  (await storiesOf(url, wanted))
    .filter(({ title }) => title.startsWith('Screens/'))
    .filter(({ tags }) => wanted.length > 0 || tags.includes('axe'))
    .map(storyShot);

/**
 * Shuffles the stories by seed, to find stories that depend on the one before.
 * @param {StoryShot[]} storyShots @param {string} seed @returns {StoryShot[]}
 */
export function inOrderOf(storyShots, seed) {
  const keyOf = (/** @type {StoryShot} */ { id }) =>
    createHash('sha256').update(`${seed} ${id}`).digest('hex');
  return storyShots
    .map((storyShot) => ({ storyShot, key: keyOf(storyShot) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ storyShot }) => storyShot);
}
