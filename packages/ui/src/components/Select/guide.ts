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
    ['Home, End', 'open the list at the first or last option; in the list: go there'],
    ['Arrow down, arrow up', 'in the list: the next or previous option'],
    ['Page down, page up', 'ten options on or back'],
    ['letters', 'to the option that begins so; while the list is closed, they choose it'],
    ['Enter, Space, Alt arrow up', 'choose and close'],
    ['Tab', 'chooses, closes and moves on'],
    ['Escape', 'closes; the choice stays'],
  ],
  accessibility: [
    'A `combobox` that is chosen from, not typed in, with the keys of the ARIA Authoring Practices. Letters on the closed field choose at once, as in a native select, where the Practices open the list.',
    'The focus returns to the field.',
  ],
};
