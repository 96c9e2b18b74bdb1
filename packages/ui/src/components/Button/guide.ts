import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['An action on this page: save, submit, open a dialog.'],
  notFor: [
    'A place to go: `Link`, or `ButtonLink` if it is the main next step.',
    'On or off: `Switch`.',
    'A familiar icon where space is tight: `IconButton`.',
  ],
  keyboard: [
    ['Tab', 'to it, and on to the next control'],
    ['Enter, Space', 'presses it'],
  ],
  accessibility: [
    '`busy` keeps the width, announces itself and ignores presses.',
    '`softDisabled` can be focused, so that users can find out why it is off; `disabled` cannot.',
    'At least 24 px high in every size, 44 px on touch.',
  ],
};
