import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ["A product's square logo."],
  notFor: ['A person: `Avatar`.', 'The product itself: `Brand`.'],
  keyboard: [],
  accessibility: [
    'Without `alt` it is decorative, since the name is next to it.',
    'Without an image it shows initials.',
    'It has its full size while the image loads.',
  ],
};
