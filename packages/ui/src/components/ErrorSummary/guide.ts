import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['All errors of a form after a failed submit, above its fields; also a single one.'],
  notFor: [
    'An error that is found when a field is left: the field shows it.',
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
