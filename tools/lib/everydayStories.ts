/** The tags of the stories that `npm test` plays, some of `include` and none of `exclude`. Storybook itself tags those with a play function. */
export const everydayStories = { include: ['play-fn', 'axe'], exclude: ['slow'] };

/** Whether `npm test` plays a story with these tags. */
export const isEveryday = (tags: readonly string[]): boolean =>
  everydayStories.include.some((tag) => tags.includes(tag)) &&
  !everydayStories.exclude.some((tag) => tags.includes(tag));
