import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'Every choice of the product that has a limit.',
    'Looking up the limits: 1 industry, 1 category, 3 subcategories, 3 locations, 6 featured apps, 6 featured services.',
    'Looking up how a limit reads: at the limit the list is empty and says "Max 3 already selected".',
  ],
  notFor: [
    'Importing: these are stories of `Combobox` with `capped` (one) and of `MultiSelect` with `max` (several). Take those.',
    'An order: `FeaturedPicker` keeps it, with a list that can be sorted.',
  ],
  keyboard: [
    ['Down Arrow, Up Arrow', 'opens the list, and goes through it'],
    ['Enter', 'chooses; where several may be chosen, a second time takes it out'],
    ['Left Arrow', 'from the empty text to the chosen ones, where Delete removes'],
    ['Backspace', 'in the empty text removes the last one'],
    ['Escape', 'closes the list'],
  ],
  accessibility: [
    'How many of how many are chosen belongs to the description of the field.',
    'That the limit is reached is spoken with the last choice, and that one has to be removed first.',
    'More than the limit from the server is shown whole, and can only shrink.',
  ],
};
