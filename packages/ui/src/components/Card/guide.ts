import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['One topic of a page with its own title.'],
  notFor: ['Rows of records: `TableCard`.', 'Decoration.'],
  keyboard: [],
  accessibility: ['With a title it is a region, named by its heading.'],
};
