import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A heading in the outline of the page.'],
  notFor: ['Large text that is not a heading: `Text`.'],
  keyboard: [],
  accessibility: [
    '`level` (outline) and `look` (size) are independent.',
    '`focusable` lets a page focus its heading after navigation.',
  ],
};
