import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Views of one thing, one of them at a time.'],
  notFor: ['Pages with an address: links.', 'A value of a form: `SegmentedControl`.', 'Steps.'],
  keyboard: [
    ['Tab', 'into the row: the chosen tab; then on to its panel'],
    ['Arrow left, arrow right', 'the tab before or after, shown at once, around at the ends'],
    ['Home, End', 'the first or last tab'],
  ],
  accessibility: [
    'A list of tabs with a name; each panel is named by its tab.',
    'A disabled tab is passed over.',
  ],
};
