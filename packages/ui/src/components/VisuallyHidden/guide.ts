import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Text that is obvious from the layout to sighted users.'],
  notFor: ['Hiding something from everyone: leave it out.', 'A control that shows on focus.'],
  keyboard: [],
  accessibility: ['Announced like visible text.'],
};
