import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['All errors of a form, above its fields.'],
  notFor: [
    'An error of a single field: the field shows it.',
    'A server error without a field: `Banner`.',
  ],
  keyboard: [
    ['Tab', 'from line to line'],
    ['Enter', 'goes to the field of the line'],
  ],
  accessibility: [
    'Gets the focus after a failed submit, so it is announced at once.',
    'Each line is a link to its field.',
  ],
};
