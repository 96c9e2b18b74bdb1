import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A message that may appear while the page is open, at its position.'],
  notFor: [
    'A temporary message: `Toast`.',
    'Content that takes focus when it appears: focus already announces it.',
    'Content that is on the page from the start.',
  ],
  keyboard: [],
  accessibility: [
    'Announced politely and as a whole when its content changes.',
    'Stays on the page while it is empty; put the condition inside it, never around it.',
  ],
};
