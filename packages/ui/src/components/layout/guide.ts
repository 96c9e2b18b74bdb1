import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    '`Stack`: one below the other.',
    '`Inline`: side by side, wrapping.',
    '`Grid`: tiles or cards in columns of one width, as many as fit.',
  ],
  notFor: [
    'Spacing inside a component: its own styles.',
    'Records that users compare or sort: `Table`.',
  ],
  keyboard: [],
  accessibility: ['No semantics, unless `as` sets them, such as a list.'],
};
