import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['One of a few fixed things: a sort, a status.'],
  notFor: [
    'Many or a growing number: `Combobox`.',
    'Several: `MultiSelect`.',
    'Two or three in view: `SegmentedControl`.',
  ],
  keyboard: [
    ['Enter, Space, arrow down, arrow up', 'open the list at the choice'],
    ['Arrow down, arrow up', 'the option after or before'],
    ['Home, End', 'the first or last option'],
    ['letters', 'to the option that begins so, also while it is closed'],
    ['Enter, Space', 'chooses and closes'],
    ['Escape', 'closes; the choice stays'],
  ],
  accessibility: [
    'A `combobox` that is chosen from, not typed in.',
    'The focus returns to the field.',
  ],
};
