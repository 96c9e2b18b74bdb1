import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The featured listings of an industry, and their order.'],
  notFor: ['Any other choice of listings.'],
  keyboard: [],
  accessibility: [
    'Built from `ListPicker` and `SortableList`, with their keys.',
    'Saving and errors are announced.',
  ],
};
