import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Any number of a few options, all visible.'],
  notFor: [
    'One of them: `RadioGroup`.',
    'More than about eight, or a search: `MultiSelect`.',
    'One yes or no: `Checkbox`.',
  ],
  keyboard: [
    ['Tab', 'to each option'],
    ['Space', 'checks or unchecks it'],
  ],
  accessibility: [
    'A group that is named by its label; help and error describe it.',
    'The checkbox for all is mixed while some are checked.',
  ],
};
