import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The cards an account pays with.'],
  notFor: ['The form that takes a card: a page of its own.'],
  keyboard: [],
  accessibility: [
    'A list with a name; each card is said by brand, last figures and end.',
    'Deleting asks first.',
  ],
};
