import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The payment methods of an account.'],
  notFor: ['Adding a card: a page of its own.'],
  keyboard: [],
  accessibility: [
    'A named list; each card has its brand, last digits and expiry date as text.',
    'Deleting asks for confirmation.',
  ],
};
