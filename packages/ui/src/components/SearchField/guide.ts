import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Filtering a list by text while typing.'],
  notFor: ['Finding one option to select it: `Combobox`.'],
  keyboard: [
    ['typing', 'filters the list'],
    ['Escape', 'clears the field; pressed again, closes a dialog around it'],
    ['Tab', 'to the clear button'],
    ['Enter, Space', 'on the clear button: clears the field and focuses it'],
  ],
  accessibility: ['A named search field.', 'The list announces the number of results.'],
};
