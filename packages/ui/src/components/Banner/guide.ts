import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A message that stays on the page next to what it is about.'],
  notFor: [
    'A temporary message: `Toast`.',
    'What one field has wrong: the `error` of the field.',
    'A whole page that could not be shown: `PageState`.',
  ],
  keyboard: [
    ['Tab', 'to its actions, in the order they are read'],
    ['Enter, Space', 'presses the action in focus'],
  ],
  accessibility: [
    'A banner that appears later needs `role` status or alert to be announced.',
    'The icon repeats the tone for users who can’t see colours.',
  ],
};
