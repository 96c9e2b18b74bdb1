import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['What can be done with the chosen rows of a table.'],
  notFor: ['Actions of one row: `Menu` in the row.', 'Saving a form: the bar of the form.'],
  keyboard: [
    ['Tab', 'to its actions, from the table it follows'],
    ['Enter, Space', 'presses the action in focus'],
  ],
  accessibility: [
    'The number of selected rows is announced when it changes.',
    'When it is cleared, focus returns to where it was; after an action, to the page heading.',
  ],
};
