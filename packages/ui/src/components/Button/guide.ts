import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['An action on this page: save, submit, open a dialog.'],
  notFor: [
    'Navigation: `Link`, or `ButtonLink` for the main next step.',
    'A setting that is on or off: `Switch`.',
    'A familiar icon where space is tight: `IconButton`.',
  ],
  keyboard: [
    ['Tab', 'to it, and on to the next control'],
    ['Enter, Space', 'presses it'],
  ],
  accessibility: [
    '`busy` keeps the width, announces itself and ignores presses.',
    '`softDisabled` is focusable, so that users can find out why it is disabled; `disabled` is not.',
    'At least 24 px high in every size, 44 px on touch.',
  ],
};
