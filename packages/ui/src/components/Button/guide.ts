import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['An action on this page: save, send, open a dialog.'],
  notFor: [
    'A place to go: `Link`, or `ButtonLink` where it is the main way onward.',
    'On or off: `Switch`.',
    'A drawing everybody knows, in little room: `IconButton`.',
  ],
  keyboard: [
    ['Tab', 'to it, and on to the next control'],
    ['Enter, Space', 'presses it'],
  ],
  accessibility: [
    '`busy` keeps the width, says so, and ignores presses.',
    '`softDisabled` can be focused, so that people learn why it does nothing; `disabled` cannot.',
    'At least 24 px high in every size, 44 px on touch.',
  ],
};
