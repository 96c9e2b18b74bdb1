import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['What must not pass through this site: the fields of a card, drawn by its provider.'],
  notFor: ['Everything else that is typed: `TextField`.'],
  keyboard: [['Tab', 'into the other document, and on to the next control']],
  accessibility: [
    'The other document names its own input; a press on our label puts the focus there.',
    'A message is read out at once, for it cannot be linked with an input of another document.',
    'The line of the message is kept free, so that nothing moves when one comes.',
  ],
};
