import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A few items in an order that users choose.'],
  notFor: ['Sorting by a value: `Table`.', 'More than about twelve rows.'],
  keyboard: [
    ['Tab', 'to the handle of a row, then to its other buttons'],
    ['Space, Enter', 'picks the row up, and drops it'],
    ['Arrow up, arrow down', 'move the row'],
    ['Home, End', 'to the first or last position'],
    ['Escape', 'puts the row back'],
  ],
  accessibility: [
    'Picking up, each new position, dropping and cancelling are announced.',
    'On touch every row has buttons up and down.',
    'The focus stays with the row that was moved.',
  ],
};
