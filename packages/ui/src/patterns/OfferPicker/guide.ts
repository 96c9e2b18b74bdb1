import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Choosing the listing of a special offer.'],
  notFor: ['Other single choices: `Combobox`.'],
  keyboard: [
    ['typing', 'in the search: filters the listings'],
    ['Tab', 'from the search to the listings'],
    ['Arrow keys', 'next or previous listing'],
    ['Space', 'selects the focused listing'],
  ],
  accessibility: ['A radio group; each radio has the name of its listing.'],
};
