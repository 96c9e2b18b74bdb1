import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The head of a page: title, one line of help, its actions.'],
  notFor: ['A section of a page: `Card` with a title.'],
  keyboard: [
    ['Tab', 'to its actions'],
    ['Enter, Space', 'takes the action in focus'],
  ],
  accessibility: [
    "Its title is the page's only heading of level 1 and can take the focus on arrival.",
  ],
};
