import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A task over the page that has to be done or closed first.'],
  notFor: [
    'A confirmation: `AlertDialog`.',
    'More about one element: `Popover`.',
    'Paying by card: a page, since a bank may open a window of its own.',
  ],
  keyboard: [
    ['Tab, Shift Tab', 'through its controls, wrapping at the ends'],
    ['Escape', 'closes it; focus returns to what opened it'],
  ],
  accessibility: [
    'Named by its title, described by its line of help.',
    'The page behind is inert: it neither scrolls nor takes focus.',
  ],
};
