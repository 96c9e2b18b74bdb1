import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Filters a list by several values of one kind.'],
  notFor: [
    'A value of a form: `MultiSelect`.',
    'Search by text: `SearchField`.',
    'One of two views: `SegmentedControl`.',
  ],
  keyboard: [
    ['Enter, Space, arrow down', 'on the chip: opens the menu'],
    ['Arrow up', 'on the chip: opens the menu at its last item'],
    ['Arrow down, arrow up', 'the next or previous value, wrapping at the ends'],
    ['Home, End', 'the first or last item'],
    ['typing', 'to the value that starts with the text'],
    ['Enter, Space', 'checks the value; the menu stays open'],
    ['Tab', 'closes it and moves on'],
    ['Escape', 'closes it; the focus returns to the chip'],
  ],
  accessibility: [
    'With `excludes`, the last checkbox leaves out what the others select, and the chip says "not".',
    'A menu of checkboxes; the chip shows the checked values or their number.',
    'The clear button includes the name of the filter.',
  ],
};
