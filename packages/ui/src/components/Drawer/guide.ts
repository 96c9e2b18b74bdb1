import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The menu of a phone, or the details beside a list.'],
  notFor: ['A task with fields: `Dialog`.', 'A few actions: `Menu`.'],
  keyboard: [
    ['Tab, Shift Tab', 'through its controls, around at the ends'],
    ['Escape', 'closes it; the focus goes back to what opened it'],
  ],
  accessibility: [
    'A dialog with a name, also where its title is not shown.',
    'Comes without motion where people asked for less.',
  ],
};
