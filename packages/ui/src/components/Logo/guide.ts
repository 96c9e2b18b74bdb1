import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ["A listing's square picture."],
  notFor: ['A person: `Avatar`.', 'The product itself: `Brand`.'],
  keyboard: [],
  accessibility: [
    'Without `alt` it is decoration: the name stands beside it.',
    'Initials on a steady colour stand in where there is no picture.',
    'Its place keeps its size while the picture loads.',
  ],
};
