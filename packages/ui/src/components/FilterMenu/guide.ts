import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Narrows a list down by several values of one kind.'],
  notFor: [
    'A value of a form: `MultiSelect`.',
    'Search by words: `SearchField`.',
    'One of two views: `SegmentedControl`.',
  ],
  keyboard: [
    ['Enter, Space, arrow down', 'on the chip: opens the menu'],
    ['Arrow up', 'on the chip: opens the menu at its last item'],
    ['Arrow down, arrow up', 'the next or previous value, wrapping at the ends'],
    ['Home, End', 'the first or last item'],
    ['letters', 'to the value that begins so'],
    ['Enter, Space', 'checks the value; the menu stays open'],
    ['Tab', 'closes it and moves on'],
    ['Escape', 'closes it; focus returns to the chip'],
  ],
  accessibility: [
    'A menu of checks; the chip says how many are set.',
    'Clearing has a button of its own with the name of the filter.',
  ],
};
