import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['`Stack`: one below the other.', '`Inline`: side by side, wrapping.'],
  notFor: ['Space inside a component: its own styles.'],
  keyboard: [],
  accessibility: ['No meaning of their own, unless `as` gives them one such as a list.'],
};
