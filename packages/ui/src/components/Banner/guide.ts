import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A message that stays on the page, next to its subject.'],
  notFor: [
    'A temporary message: `Toast`.',
    'An error of one field: its `error`.',
    'A page that could not be shown: `PageState`.',
  ],
  keyboard: [
    ['Tab', 'to its actions, in reading order'],
    ['Enter, Space', 'presses the focused action'],
  ],
  accessibility: [
    'A banner that appears later needs `role` status or alert to be announced.',
    'The icon repeats the tone for users who can’t see colours.',
  ],
};
