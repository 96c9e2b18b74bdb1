import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ["A title in the page's outline."],
  notFor: ['Large text that is no title: `Text`.'],
  keyboard: [],
  accessibility: [
    '`level` is the outline level, `look` the size; they are independent.',
    '`focusable` lets a page move the focus to its title on arrival.',
  ],
};
