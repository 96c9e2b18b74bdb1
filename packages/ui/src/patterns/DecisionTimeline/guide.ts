import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The history of a listing, with the messages about it.'],
  notFor: ['The last decline alone: `DecisionBanner`.'],
  keyboard: [['Ctrl+Enter', 'Sends the message that is being written.']],
  accessibility: [
    'An ordered list, newest first.',
    'After editing a message, its button has the focus.',
  ],
};
