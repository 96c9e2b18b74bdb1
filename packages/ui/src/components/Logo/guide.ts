import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ["A listing's square picture."],
  notFor: ['A person: `Avatar`.', 'The product itself: `Brand`.'],
  keyboard: [],
  accessibility: [
    'Without `alt` it is decorative: the name is next to it.',
    'Without an image, it shows initials on a fixed colour.',
    'It keeps its size while the image loads.',
  ],
};
