import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ["What an industry's page shows first, in an order of choice."],
  notFor: ['Any other choice of listings.'],
  keyboard: [],
  accessibility: [
    'Made of `ListPicker` and `SortableList`, with their keys.',
    'Saving and what failed are spoken.',
  ],
};
