import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['How long ago something was, where nearness matters.'],
  notFor: ['A date that matters for itself: `DateText`.'],
  keyboard: [],
  accessibility: ['A `time` element with the instant for machines and the date as title.'],
};
