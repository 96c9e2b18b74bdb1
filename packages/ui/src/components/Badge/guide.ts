import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A status, a category or another short text next to what it is about.'],
  notFor: [
    'A count: write the number.',
    'A value that can be removed: `Chip`.',
    'A message: `Banner`.',
  ],
  keyboard: [],
  accessibility: [
    'The text says what the tone means, so it never depends on colour alone.',
    'In forced colours a border remains.',
  ],
};
