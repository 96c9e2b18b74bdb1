import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['One matter of a page with a title of its own.'],
  notFor: ['Rows of records: `TableCard`.', 'A frame for the looks alone.'],
  keyboard: [],
  accessibility: ['With a title it is a region named by it, in the outline of the page.'],
};
