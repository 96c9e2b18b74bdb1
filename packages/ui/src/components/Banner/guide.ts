import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['News that stays on the page beside what it is about.'],
  notFor: [
    'News that passes: `Toast`.',
    'What one field has wrong: the `error` of the field.',
    'A whole page that could not be shown: `PageState`.',
  ],
  keyboard: [
    ['Tab', 'to its actions, in the order they are read'],
    ['Enter, Space', 'presses the action in focus'],
  ],
  accessibility: [
    'A banner that arrives later takes `role` status or alert and is read out then.',
    'The drawing repeats the tone for those who do not see colours.',
  ],
};
