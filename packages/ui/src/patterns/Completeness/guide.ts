import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['What a listing has and what it lacks, beside its form.'],
  notFor: ['Errors of the form: `ErrorSummary`.'],
  keyboard: [
    ['Tab', 'from one missing thing to the next'],
    ['Enter, Space', 'goes to its field'],
  ],
  accessibility: ['Counted in words; each thing says whether it is there.'],
};
