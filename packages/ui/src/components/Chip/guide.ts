import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['One of several selected values.'],
  notFor: ['A status: `Badge`.', 'A choice that toggles: `FilterMenu` or `SegmentedControl`.'],
  keyboard: [
    ['Tab', 'to its remove button'],
    ['Enter, Space', 'removes it'],
  ],
  accessibility: [
    'The name of the button includes the value.',
    'The button is at least 24 px wide and high.',
  ],
};
