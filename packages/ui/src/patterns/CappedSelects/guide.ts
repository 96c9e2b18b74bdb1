import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'Every choice of the product that has a limit.',
    'Looking up the limits: 1 industry, 1 category, 3 subcategories, 3 locations, 6 featured apps, 6 featured services.',
    'Looking up what a field shows at its limit: an empty list with "Max 3 already selected".',
  ],
  notFor: [
    'Importing: these are stories of `Combobox` with `capped` (one) and of `MultiSelect` with `max` (several). Import those.',
    'An ordered choice: `FeaturedPicker`.',
  ],
  keyboard: [
    ['Down Arrow, Up Arrow', 'opens the list and moves through it'],
    ['Enter', 'selects an option; pressed again in a field of several, deselects it'],
    ['Left Arrow', 'from the empty input to the selected options, where Delete removes one'],
    ['Backspace', 'in the empty input, removes the last option'],
    ['Escape', 'closes the list'],
  ],
  accessibility: [
    'The count, such as 2 of 3, is part of the field’s description.',
    'Reaching the limit is announced with the last choice.',
    'A stored selection above the limit is shown in full, and options can only be removed.',
  ],
};
