import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Who did what to a listing, and what was said.'],
  notFor: ['The last refusal alone: `DeclinedBanner`.'],
  keyboard: [],
  accessibility: ['An ordered list, the newest first; each entry has its moment as a `time`.'],
};
