import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'A card of a page with a request of its own, which may fail while the rest of the page is there.',
    '`useRetryable`: when more than the card waits for the first response.',
  ],
  notFor: ['A page that cannot be shown: `PageState`.', 'The rows of a list: its own states.'],
  keyboard: [['Enter, Space', 'on Retry loads the card again']],
  accessibility: [
    'Retry keeps the focus while it loads; afterwards the card has it, with its title as name.',
  ],
};
