import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['All that keeps a form from being sent, above its fields.'],
  notFor: [
    'What one field has wrong alone: the field says it too.',
    'A failure of the server without a field: `Banner`.',
  ],
  keyboard: [
    ['Tab', 'from line to line'],
    ['Enter', 'goes to the field of the line'],
  ],
  accessibility: [
    'Takes the focus when a form is refused, so that it is read at once.',
    'Each line is a link to its field in the words of the field.',
  ],
};
