import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The missing parts of a listing, next to its form.'],
  notFor: ['Errors of the form: `ErrorSummary`.'],
  keyboard: [
    ['Tab', 'from one missing part to the next'],
    ['Enter, Space', 'moves to its field'],
  ],
  accessibility: ['Each part has its state as text.'],
};
