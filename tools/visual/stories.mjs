import { createHash } from 'node:crypto';

const themes = ['light', 'dark'];

/** Sizes of the window by name. */
export const sizes = { wide: { width: 1280, height: 800 }, phone: { width: 375, height: 800 } };

/** @typedef {{ name: string, size: keyof typeof sizes, theme: string, forcedColours?: true, mirrored?: true }} Picture */

/** A story, and the pictures that are taken of it while it is shown once. @typedef {{ id: string, pictures: Picture[] }} Sitting */

/**
 * Every story is taken wide, unless it is tagged `no-picture` or `test-only`, a screen on a phone as well, and what is tagged so in forced colours and from right to left.
 * @param {{ id: string, title: string, tags: string[] }} story @returns {Sitting}
 */
const storyShot = ({ id, title, tags }) => ({
  id,
  pictures:
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
 * What has to be shown for the pictures of a built workbench.
 * @param {string} url @param {string[]} wanted parts of story ids; none means every story @returns {Promise<Sitting[]>}
 */
export async function storyShotsOf(url, wanted) {
  const { entries } = await (await fetch(`${url}/index.json`)).json();
  /** @type {{ id: string, title: string, type: string, tags: string[] }[]} */
  const all = Object.values(entries);
  return all
    .filter(({ type }) => type === 'story')
    .filter(({ id }) => wanted.length === 0 || wanted.some((part) => id.includes(part)))
    .map(storyShot);
}

/**
 * The same in another order, the same one for the same seed: what a story leaves behind then meets another story.
 * @param {Sitting[]} sittings @param {string} seed @returns {Sitting[]}
 */
export function inOrderOf(storyShots, seed) {
  const place = (/** @type {Sitting} */ { id }) =>
    createHash('sha256').update(`${seed} ${id}`).digest('hex');
  return storyShots
    .map((storyShot) => ({ storyShot, at: place(storyShot) }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ storyShot }) => storyShot);
}
