import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Two parts that belong to different subjects.', 'Two ways to go on: “or”.'],
  notFor: ['Parts with a heading or a box of their own: space is enough.'],
  keyboard: [],
  accessibility: ['A native separator; a label is read as text.'],
};
