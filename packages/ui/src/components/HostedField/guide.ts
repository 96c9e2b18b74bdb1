import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'Fields whose data must not pass through this site, such as card fields of the card provider.',
  ],
  notFor: ['All other text: `TextField`.'],
  keyboard: [['Tab', 'into the other document, and on to the next control']],
  accessibility: [
    'The other document names its own input; clicking our label focuses it.',
    'A message is announced at once, since it cannot describe an input in another document.',
    'Space for the message is reserved, so that nothing moves when it appears.',
  ],
};
