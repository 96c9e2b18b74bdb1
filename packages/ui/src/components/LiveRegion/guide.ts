import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A message that appears on the page while it is open.'],
  notFor: [
    'A temporary message: `Toast`.',
    'Content that takes focus when it appears: focus already announces it.',
    'Content that is rendered with the page.',
  ],
  keyboard: [],
  accessibility: [
    'Announced politely and as a whole when its content changes.',
    'Stays on the page while it is empty; put the condition inside it, never around it.',
  ],
};
