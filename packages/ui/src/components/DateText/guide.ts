import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A date that matters for itself: when a plan renews, when a listing was made.'],
  notFor: ['How long ago something was: `RelativeTime`.', 'Choosing a day: `DateRange`.'],
  keyboard: [],
  accessibility: [
    'A `time` element with the instant for machines.',
    'Shown in the time zone of the reader.',
  ],
};
