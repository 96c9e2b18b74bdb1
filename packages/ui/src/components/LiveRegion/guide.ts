import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['News that may come while somebody is on the page, at the place where it will stand.'],
  notFor: [
    'News that passes: `Toast`.',
    'What takes the focus when it comes: it is read out by that.',
    'What stands on the page from its first moment and stays.',
  ],
  keyboard: [],
  accessibility: [
    'Read out politely, as a whole, when what stands in it changes.',
    'Stays on the page while it is empty; put the condition inside it, never around it.',
  ],
};
