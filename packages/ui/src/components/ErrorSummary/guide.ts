import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['All that keeps a form from being sent, above its fields.'],
  notFor: [
    'An error of a single field: the field shows it.',
    'A failure of the server without a field: `Banner`.',
  ],
  keyboard: [
    ['Tab', 'from line to line'],
    ['Enter', 'goes to the field of the line'],
  ],
  accessibility: [
    'Takes focus when a form is rejected, so it is read out immediately.',
    'Each line is a link to its field in the words of the field.',
  ],
};
