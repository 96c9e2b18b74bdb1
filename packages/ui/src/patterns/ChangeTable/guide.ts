import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The changes of an edit to a live listing, for the admin who decides.'],
  notFor: [
    'A new listing without a live version: `isNew` shows its values only.',
    'The history: `DecisionTimeline`.',
  ],
  keyboard: [
    ['Tab', 'to the unchanged fields'],
    ['Enter, Space', 'expands and collapses them'],
  ],
  accessibility: [
    'A table with row and column headers.',
    'Removed and added text is marked up as `del` and `ins`, not by colour alone.',
  ],
};
