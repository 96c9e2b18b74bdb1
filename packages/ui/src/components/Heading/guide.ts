import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A heading in the outline of the page.'],
  notFor: ['Large text that is not a heading: `Text`.'],
  keyboard: [],
  accessibility: [
    'Its level follows from the sections, cards and dialogs around it; `look` is its size.',
    'A section with its own heading wraps what follows in `Subheadings`.',
    '`focusable` lets a page focus its heading after navigation.',
  ],
};
