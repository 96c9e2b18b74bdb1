import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ["The product's mark and name at the head of a page."],
  notFor: ["A vendor's picture: `Logo`."],
  keyboard: [],
  accessibility: ['The mark is decoration; the words carry the name.'],
};
