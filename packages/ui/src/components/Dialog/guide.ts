import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A short task that blocks the page until it is done or closed.'],
  notFor: [
    'A confirmation: `AlertDialog`.',
    'Paying by card: a page, since the bank may open its own window.',
  ],
  keyboard: [
    ['Tab, Shift Tab', 'through its controls, wrapping at the ends'],
    [
      'Escape',
      'closes it, after the question of the app if it has input; the focus returns to the opener',
    ],
  ],
  accessibility: [
    'Named by its title and described by its description.',
    'The page behind is inert: it neither scrolls nor takes focus.',
  ],
};
