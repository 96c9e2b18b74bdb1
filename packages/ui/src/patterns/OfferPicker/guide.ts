import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ["Which of a person's listings a special offer is for."],
  notFor: ['Any other choice of one: `Combobox`.'],
  keyboard: [
    ['letters', 'in the search: narrow the listings down'],
    ['Tab', 'from the search to the listings'],
    ['Arrow keys', 'the listing after or before'],
    ['Space', 'chooses the listing in focus'],
  ],
  accessibility: ['A group of radios, each named by its listing.'],
};
