import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['An action with a familiar icon, where space is tight.'],
  notFor: ['An icon that needs explaining: `Button` with a label.', 'Navigation: `Link`.'],
  keyboard: [
    ['Tab', 'to it, and on to the next control'],
    ['Enter, Space', 'presses it'],
  ],
  accessibility: [
    'The label is its accessible name and its tooltip.',
    '`softDisabled` is focusable, so that users can find out why it is disabled; `disabled` is not.',
    'At least 24 px, 44 px on touch.',
  ],
};
