import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Reviews that a vendor received, with replies.'],
  notFor: ['Moderating reviews: `ReviewQueue`.'],
  keyboard: [['Tab', 'to the buttons of a review']],
  accessibility: [
    'Each button names its review for screen readers.',
    'The state of a reply is a badge with text.',
  ],
};
