import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The frame of a list in which an admin decides about one thing after the other.'],
  notFor: ['Listings, which have a page of their own: `ListingTable` and `DecisionBar`.'],
  keyboard: [
    ['J, K', 'the thing after or before'],
    ['A', 'approves the thing in focus'],
    ['D', 'declines the thing in focus'],
    ['Tab', 'to the buttons of the thing'],
  ],
  accessibility: [
    'A list with a name; each thing in it is named and can take the focus.',
    'The letters do nothing without the focus in a thing, so that a stray key decides nothing.',
    'Nor do they for who goes on typing after a dialog closed: only after a second without a letter.',
    'While one deed is on its way the other buttons of its thing rest, and keep the focus if they have it.',
    'When a thing leaves, the next one takes the focus.',
  ],
};
