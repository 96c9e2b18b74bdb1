import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['What an edit of a live listing would change, for the admin who decides.'],
  notFor: [
    'A new listing without a live copy: it shows the one side alone.',
    'The history: `DecisionTimeline`.',
  ],
  keyboard: [
    ['Tab', 'to the fold of what stays the same'],
    ['Enter, Space', 'opens and closes it'],
  ],
  accessibility: [
    'A table with heads for both sides.',
    'What is taken out and put in is marked up as such, not by colour alone.',
  ],
};
