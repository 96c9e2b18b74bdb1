import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A short name that is changed where it stands.'],
  notFor: ['Several fields that are kept together: a form.', 'Long text: `TextArea`.'],
  keyboard: [
    ['Enter, Space', 'on Edit: the name becomes a field with its text selected'],
    ['Enter', 'in the field: saves; the focus goes back to Edit once it is kept'],
    ['Escape', 'in the field: puts the name back'],
  ],
  accessibility: [
    'Saving, saved and what went wrong are spoken politely.',
    'A refusal keeps the field open with what was typed.',
  ],
};
