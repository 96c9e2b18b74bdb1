import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ["The product's mark and name at the top of a page."],
  notFor: ["A company's image: `Logo`."],
  keyboard: [],
  accessibility: [
    'The mark is decorative, such as an `img` with an empty `alt`; the name is text.',
  ],
};
