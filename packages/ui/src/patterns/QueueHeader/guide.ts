import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The position in the moderation queue, with previous and next.'],
  notFor: ['Pages of a list: `Pagination`.'],
  keyboard: [
    ['J', 'the next listing'],
    ['K', 'the previous listing'],
  ],
  accessibility: [
    'Shortcuts are off while a user types or a menu is open, and for a second after the last typed character.',
    'The position is text.',
  ],
};
