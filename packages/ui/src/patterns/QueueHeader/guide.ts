import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Where an admin stands in the queue, and the way to its neighbours.'],
  notFor: ['Pages of a list: `Pagination`.'],
  keyboard: [
    ['J', 'the next listing'],
    ['K', 'the listing before'],
  ],
  accessibility: [
    'The letters rest while somebody types or a menu is open, and until a second after the last letter typed.',
    'The place is said in words.',
  ],
};
