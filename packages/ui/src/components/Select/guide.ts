import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['One of a few fixed options: a sort order, a status.'],
  notFor: [
    'Many options, or a growing number: `Combobox`.',
    'Several: `MultiSelect`.',
    'Two or three visible options: `SegmentedControl`.',
  ],
  keyboard: [
    ['Enter, Space, arrow down, arrow up', 'open the list at the selected option'],
    ['Home, End', 'open the list at the first or last option; in the list: move there'],
    ['Arrow down, arrow up', 'in the list: the next or previous option'],
    ['Page down, page up', 'ten options forward or back'],
    ['typing', 'to the option that starts with the text; selects it while the list is closed'],
    ['Enter, Space, Alt arrow up', 'select and close'],
    ['Tab', 'selects, closes and moves on'],
    ['Escape', 'closes; the selection stays'],
  ],
  accessibility: [
    'A select-only `combobox` with the keys of the ARIA Authoring Practices, except that typing on the closed field selects at once, as in a native select.',
    'The focus returns to the field.',
  ],
};
