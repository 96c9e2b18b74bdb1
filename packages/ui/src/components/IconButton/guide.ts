import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['An action with a familiar icon, where space is tight.'],
  notFor: ['An icon that needs explaining: `Button` with a label.', 'A place to go: `Link`.'],
  keyboard: [
    ['Tab', 'to it, and on to the next control'],
    ['Enter, Space', 'presses it'],
  ],
  accessibility: [
    'The label is its accessible name, and shows while the pointer rests on it.',
    '`softDisabled` can be focused, so that users can find out why it is off; `disabled` cannot.',
    'At least 24 px, 44 px on touch.',
  ],
};
