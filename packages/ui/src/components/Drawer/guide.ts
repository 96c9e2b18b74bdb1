import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The menu of phones.', 'With `side="end"`, details next to a list.'],
  notFor: ['A task with fields: `Dialog`.', 'A few actions: `Menu`.'],
  keyboard: [
    ['Tab, Shift Tab', 'through its controls, wrapping at the ends'],
    ['Escape', 'closes it; the focus returns to the opener'],
  ],
  accessibility: [
    'A named dialog, even if its title is hidden.',
    'Opens without animation with reduced motion.',
  ],
};
