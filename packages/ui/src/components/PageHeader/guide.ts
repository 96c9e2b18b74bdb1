import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The header of a page: title, one line of help and actions.'],
  notFor: ['A section of a page: `Card` with a title.'],
  keyboard: [
    ['Tab', 'to its actions'],
    ['Enter, Space', 'triggers the focused action'],
  ],
  accessibility: [
    "Its title is the page's only level 1 heading. `usePageFocus` moves the focus to it after a navigation without a page load.",
  ],
};
