import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The listing as the public will see it, beside its form.'],
  notFor: ['The public page itself.'],
  keyboard: [],
  accessibility: ['A region with a name; nothing in it takes the focus.'],
};
