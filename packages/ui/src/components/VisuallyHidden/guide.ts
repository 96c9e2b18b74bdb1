import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Words that the eye gets from the layout.'],
  notFor: ['Hiding something from everybody: leave it out.', 'A control that shows on focus.'],
  keyboard: [],
  accessibility: ['Read out as if it were seen.'],
};
