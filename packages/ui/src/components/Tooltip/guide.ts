import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Names a drawing, or says in one line what a button does.'],
  notFor: ['What people need to go on: touch never sees it.', 'Longer words: `Popover`.'],
  keyboard: [
    ['Tab', 'to the button: shows it at once'],
    ['Escape', 'hides it; the focus stays'],
  ],
  accessibility: [
    'Around an `IconButton` it adds no second name; around a `Button` it is its description.',
  ],
};
