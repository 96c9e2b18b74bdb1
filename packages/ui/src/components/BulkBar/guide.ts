import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['What can be done with the chosen rows of a table.'],
  notFor: ['Actions of one row: `Menu` in the row.', 'Saving a form: the bar of the form.'],
  keyboard: [
    ['Tab', 'to its actions, from the table it follows'],
    ['Enter, Space', 'presses the action in focus'],
  ],
  accessibility: [
    'How many are chosen is spoken when it changes.',
    'When it is cleared, the focus returns to where it came from; when its deed is done, to the heading of the page.',
  ],
};
