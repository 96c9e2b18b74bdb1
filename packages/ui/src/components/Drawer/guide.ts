import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The menu on a phone, or the details next to a list.'],
  notFor: ['A task with fields: `Dialog`.', 'A few actions: `Menu`.'],
  keyboard: [
    ['Tab, Shift Tab', 'through its controls, wrapping at the ends'],
    ['Escape', 'closes it; focus returns to what opened it'],
  ],
  accessibility: [
    'A dialog with a name, also where its title is not shown.',
    'Opens without animation with reduced motion.',
  ],
};
