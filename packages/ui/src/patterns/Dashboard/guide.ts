import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The first page of those who review listings, reviews and offers.'],
  notFor: ['The views of one listing: `ViewsChart`.', 'Deciding: `DecisionQueue`.'],
  keyboard: [
    ['Tab', 'from link to link, and to the chosen series of a chart'],
    ['←, →', 'chooses another series'],
  ],
  accessibility: [
    'Lists and charts have names; a card that failed to load leaves the rest as it is.',
  ],
};
