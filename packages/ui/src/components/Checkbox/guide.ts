import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A yes or no that counts once the form is sent.', 'Consent, with a link in its label.'],
  notFor: [
    'What counts at once: `Switch`.',
    'One of a few: `RadioGroup`.',
    'Several of many: `MultiSelect`.',
  ],
  keyboard: [
    ['Tab', 'to it, and on to the next control'],
    ['Space', 'checks it or takes the check away'],
  ],
  accessibility: [
    'A native checkbox; the label is part of what can be pressed.',
    '`mixed` says that some of what it stands for are checked.',
  ],
};
