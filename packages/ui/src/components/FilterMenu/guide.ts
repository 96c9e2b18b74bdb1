import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'Filters a list by several values of one kind.',
    'Thousands of values: more than 12 are searched by their names and other names.',
  ],
  notFor: [
    'A value of a form: `MultiSelect`.',
    'Search by text: `SearchField`.',
    'One of two views: `SegmentedControl`.',
  ],
  keyboard: [
    ['Enter, Space, arrow down', 'on the chip: opens it'],
    ['Arrow up', 'on the chip: opens the menu at its last item'],
    ['Arrow down, arrow up', 'the next or previous value, wrapping at the ends'],
    ['Home, End', 'the first or last item'],
    ['typing', 'to the value that starts with the text; of many values, searches them'],
    ['Enter', 'checks the value; it stays open. In the menu also Space'],
    ['Tab', 'closes the menu and moves on; of many values, to what applies to the checked ones'],
    ['Escape', 'closes it; the focus returns to the chip'],
  ],
  accessibility: [
    'With `excludes`, the last checkbox leaves out what the others select, and the chip says "not".',
    'A menu of checkboxes, or of many values a search field with a listbox; the chip shows the checked ones or their number.',
    'The clear button includes the name of the filter.',
  ],
};
