import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Narrows a list down by words while they are typed.'],
  notFor: ['Finding one thing to choose it: `Combobox`.'],
  keyboard: [
    ['letters', 'narrow the list down'],
    ['Escape', 'empties the field; a dialog around it closes with the second press'],
    ['Tab', 'to the cross'],
    ['Enter, Space', 'on the cross: empties the field, which takes the focus'],
  ],
  accessibility: ['A search field with a name.', 'The list around it says how many are left.'],
};
