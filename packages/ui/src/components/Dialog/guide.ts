import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A task over the page that has to be done or closed first.'],
  notFor: [
    'A question before a deed: `AlertDialog`.',
    'More about one place: `Popover`.',
    'Paying by card: a page, since a bank may open a window of its own.',
  ],
  keyboard: [
    ['Tab, Shift Tab', 'through its controls, around at the ends'],
    ['Escape', 'closes it; the focus goes back to what opened it'],
  ],
  accessibility: [
    'Named by its title, described by its line of help.',
    'The page behind rests: it neither scrolls nor takes the focus.',
  ],
};
