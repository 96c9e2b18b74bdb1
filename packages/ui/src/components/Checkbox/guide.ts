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
    'A native checkbox; clicking the label toggles it.',
    '`mixed` means that some of the items are checked.',
  ],
};
