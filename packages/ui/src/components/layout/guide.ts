import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['`Stack`: one below the other.', '`Inline`: side by side, wrapping.'],
  notFor: ['Spacing inside a component: its own styles.', 'Tiles in columns: `Grid`.'],
  keyboard: [],
  accessibility: ['No semantics, unless `as` sets them, such as a list.'],
};
