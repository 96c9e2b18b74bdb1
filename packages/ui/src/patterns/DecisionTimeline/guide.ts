import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The history of a listing.'],
  notFor: ['The last decline alone: `DeclinedBanner`.'],
  keyboard: [],
  accessibility: ['An ordered list, newest first.'],
};
