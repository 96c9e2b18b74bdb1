import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Reviews that wait for an admin, or that count already.'],
  notFor: ['Listings: `ListingTable`.', 'Special offers: `OfferQueue`.'],
  keyboard: [
    ['J, K', 'the review after or before'],
    ['A, D', 'approves or declines the review in focus'],
    ['Tab', 'to the buttons of the review'],
  ],
  accessibility: ['The stars are said in words.', 'Deleting asks first.'],
};
