import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The history of a listing.'],
  notFor: ['The last decline alone: `DecisionBanner`.'],
  keyboard: [],
  accessibility: ['An ordered list, newest first.'],
};
