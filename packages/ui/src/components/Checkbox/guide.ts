import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'A yes or no that applies when the form is submitted.',
    'Consent, with a link in its label.',
  ],
  notFor: [
    'Applies immediately: `Switch`.',
    'One of a few: `RadioGroup`.',
    'Several of many: `MultiSelect`.',
  ],
  keyboard: [
    ['Tab', 'to it, and on to the next control'],
    ['Space', 'checks or unchecks it'],
  ],
  accessibility: [
    'A native checkbox; the label is part of what can be pressed.',
    '`mixed` means that some of the items are checked.',
  ],
};
