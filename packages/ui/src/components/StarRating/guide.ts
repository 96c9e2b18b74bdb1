import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['`StarRating`: shows a rating.', '`StarRatingField`: asks for one to five whole stars.'],
  notFor: ['Any other figure: `StatTile`.'],
  keyboard: [
    ['Tab', 'to the selected star, or to the first'],
    [
      'Arrow right, arrow down',
      'one more star, wrapping at the end; in right-to-left text arrow left',
    ],
    ['Arrow left, arrow up', 'one star fewer'],
    ['Space', 'selects the focused star'],
    ['Delete, Backspace', 'with `clearable`: removes the rating'],
  ],
  accessibility: [
    'The rating has a text alternative, such as "4.5 out of 5".',
    'The field is a group of five radios that look like stars.',
  ],
};
