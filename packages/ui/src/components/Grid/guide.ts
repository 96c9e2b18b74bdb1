import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'Tiles or cards in columns of one width, as many as fit: figures, records with a picture.',
  ],
  notFor: ['Records that users compare or sort: `Table`.', 'Two halves of a form: `Pair`.'],
  keyboard: [],
  accessibility: [
    'With `as="ul"` a list, whose items screen readers count; give it an `aria-label`.',
    'The reading order is that of the tiles, row by row.',
  ],
};
