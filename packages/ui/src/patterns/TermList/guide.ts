import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Categories, industries and locations, with how much each is used.'],
  notFor: ['Choosing one of them: `Combobox`.'],
  keyboard: [
    ['Tab', 'from term to term and their buttons'],
    ['Enter, Space', 'on a category: opens or closes its subcategories'],
    ['Enter', 'in a name: saves it'],
    ['Escape', 'in a name: leaves it as it was'],
  ],
  accessibility: [
    'A term in use is deleted only after its listings have been moved; the dialog says how many.',
    'Adding keeps the focus in its field for the next one.',
  ],
};
