import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A few items that users put in order.'],
  notFor: [
    'Sorting by a value: `Table`.',
    'More than about twelve rows.',
    'Rows of fields: a button that moves the row up.',
  ],
  keyboard: [
    ['Tab', 'to the handle of a row, then to its other buttons'],
    ['Space, Enter', 'picks the row up, and drops it'],
    ['Arrow up, arrow down', 'move the row'],
    ['Home, End', 'to the first or last position'],
    ['Escape', 'cancels the move'],
  ],
  accessibility: [
    'Picking up, each new position, dropping and cancelling are announced.',
    'On touch every row has up and down buttons.',
    'The focus stays on the moved row.',
  ],
};
