import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The pages that the user may open, with counts of open tasks.'],
  notFor: ['Actions: `Menu`.'],
  keyboard: [
    ['Tab', 'from item to item'],
    ['Enter', 'opens the page, or folds the group'],
  ],
  accessibility: [
    'A named navigation landmark with named groups; the current page has `aria-current`.',
    'A group’s label is a button with `aria-expanded` if groups fold; folded, it still shows the current page and open tasks.',
    'A count is part of its item’s name, as is the group of items that share a label.',
    '`Shell` puts it in the sidebar landmark.',
  ],
};
