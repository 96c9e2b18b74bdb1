import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Text that the layout makes obvious to sighted users.'],
  notFor: ['Hiding something from everyone: leave it out.', 'A control that shows on focus.'],
  keyboard: [],
  accessibility: ['Read out as if it were seen.'],
};
