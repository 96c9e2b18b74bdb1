import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Moderating reviews.'],
  notFor: ['Listings: `ListingTable`.', 'Special offers: `OfferQueue`.'],
  keyboard: [
    ['J, K', 'next or previous review'],
    ['A, D', 'approves or declines the focused review'],
    ['X', 'selects the focused review, to decide on several'],
    ['Tab', 'to the buttons of the review'],
  ],
  accessibility: ['The rating has a text.', 'Deleting asks for confirmation.'],
};
