import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['An action whose drawing everybody knows, where there is little room.'],
  notFor: ['A drawing that has to be explained: `Button` with words.', 'A place to go: `Link`.'],
  keyboard: [
    ['Tab', 'to it, and on to the next control'],
    ['Enter, Space', 'presses it'],
  ],
  accessibility: [
    'The label is its accessible name, and shows while the pointer rests on it.',
    '`softDisabled` can be focused, so that people learn why it does nothing; `disabled` cannot.',
    'At least 24 px, 44 px on touch.',
  ],
};
