import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A few things in an order that people choose.'],
  notFor: ['Sorting by a value: `Table`.', 'More than about twelve rows.'],
  keyboard: [
    ['Tab', 'to the handle of a row, then to its other buttons'],
    ['Space, Enter', 'lifts the row, and drops it'],
    ['Arrow up, arrow down', 'move the lifted row'],
    ['Home, End', 'to the first or last place'],
    ['Escape', 'puts the row back'],
  ],
  accessibility: [
    'Lifting, each new place, dropping and putting back are spoken.',
    'On touch every row has buttons up and down.',
    'The focus stays with the row that was moved.',
  ],
};
