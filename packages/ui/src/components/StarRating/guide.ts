import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['`StarRating`: what others gave.', '`StarRatingField`: gives one to five whole stars.'],
  notFor: ['Any other figure: `Meter` or `StatTile`.'],
  keyboard: [
    ['Tab', 'to the chosen star, or to the first while none is chosen'],
    ['Arrow right, arrow down', 'one star more, wrapping at the end'],
    ['Arrow left, arrow up', 'one star less'],
    ['Space', 'chooses the star in focus'],
  ],
  accessibility: [
    'The rating has a text alternative, such as "4.5 out of 5".',
    'The field is a group of five radios that look like stars.',
  ],
};
