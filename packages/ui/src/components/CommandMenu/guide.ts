import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Any place or deed, found by a few letters, for people who work by keyboard.'],
  notFor: [
    'A value of a form: `Combobox`.',
    'The actions of one thing: `Menu`.',
    'The only way to something: all in it must be reachable without it.',
  ],
  keyboard: [
    ['letters', 'narrow the list down; the first match is highlighted'],
    ['Arrow down, arrow up', 'the row after or before, around at the ends'],
    ['Page down, page up', 'ten rows on or back'],
    ['Enter', 'chooses the highlighted row and closes'],
    ['Escape', 'closes; the focus goes back to where it was'],
  ],
  accessibility: [
    'The focus stays in the field, which names the highlighted row.',
    'The number of results is spoken politely.',
    'Groups have names.',
  ],
};
