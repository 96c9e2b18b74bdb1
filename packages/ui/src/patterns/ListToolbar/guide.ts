import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Search, filters and sort order above a list, in the `toolbar` of a `TableCard`.'],
  notFor: ['Tabs or views of a page: `SegmentedControl`.'],
  keyboard: [
    ['/', 'goes to the search'],
    ['Tab', 'through search, filters, the button of further filters and the sort order'],
    ['Enter, Space', 'on “Filters”: opens the dialog'],
    ['Escape', 'closes the dialog; the focus returns to the button'],
  ],
  accessibility: [
    'Filters that are set are always in the line, with their values.',
    'Other keys: see `SearchField`, `FilterMenu` and `Select`.',
  ],
};
