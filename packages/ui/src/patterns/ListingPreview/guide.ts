import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The public card of a listing, next to its form.'],
  notFor: ['The public page itself.'],
  keyboard: [],
  accessibility: ['A named region; nothing in it is focusable.'],
};
