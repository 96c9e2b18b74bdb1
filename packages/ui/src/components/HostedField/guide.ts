import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'Fields that must not pass through this site: card fields, rendered by the card provider.',
  ],
  notFor: ['Everything else that is typed: `TextField`.'],
  keyboard: [['Tab', 'into the other document, and on to the next control']],
  accessibility: [
    'The other document names its own input; a press on our label puts the focus there.',
    'A message is read out at once, for it cannot be linked with an input of another document.',
    'Space is reserved for the message, so nothing moves when it appears.',
  ],
};
