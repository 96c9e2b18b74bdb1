import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Actions on the selected rows of a table or a queue.'],
  notFor: ['Actions on one row: `Menu` in the row.', 'Saving a form: its `StickyFoot`.'],
  keyboard: [
    ['Tab', 'from the table to its actions'],
    ['Enter, Space', 'presses the focused action'],
  ],
  accessibility: [
    'The number of selected rows is announced when it changes.',
    'After clearing, the focus returns to where it was; after an action, it moves to the page heading.',
  ],
};
