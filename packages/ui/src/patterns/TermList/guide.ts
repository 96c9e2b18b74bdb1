import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Managing categories, industries and locations.'],
  notFor: ['Choosing one of them: `Combobox`.'],
  keyboard: [
    ['Tab', 'through the terms and their buttons'],
    ['Enter, Space', 'on a category: expands or collapses its subcategories'],
    ['Enter', 'in a name: saves it'],
    ['Escape', 'in a name: cancels'],
  ],
  accessibility: [
    'A term in use can be deleted only after its listings have moved; the dialog shows how many.',
    'After adding a term the focus stays in the field.',
  ],
};
