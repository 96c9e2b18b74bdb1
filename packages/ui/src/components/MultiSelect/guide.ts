import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'Several of many options with a limit, found by typing.',
    'Options of a server: `onQueryChange` and `getOptions`, with `loading`, `problem` and `total`.',
    'Stored values that may be unknown or above the limit.',
  ],
  notFor: [
    'One: `Combobox`.',
    'A few visible options: checkboxes.',
    'Filtering a list: `FilterMenu`.',
  ],
  keyboard: [
    ['typing', 'opens the list and filters it'],
    ['Arrow down', 'opens the list; then the next option, wrapping at the end'],
    ['Arrow up', 'opens the list at its end; then the previous option'],
    ['Alt arrow down, Alt arrow up', 'opens and closes without moving'],
    ['Page down, page up', 'ten options forward or back'],
    ['Enter', 'selects the highlighted option'],
    ['Home, End', 'to the start or end of the text'],
    ['Tab', 'moves on without selecting and clears the text'],
    ['Escape', 'closes the list'],
    ['Backspace', 'in the empty field: removes the last chip'],
    ['Arrow left', 'at the start of the text: to the last chip'],
    ['Arrow left, arrow right', 'on a chip: to the next chip, then back to the text'],
    ['Delete, Backspace, Enter, Space', 'on a chip: removes it; the focus moves to the next chip'],
  ],
  accessibility: [
    'A `combobox` with a multi-select list; the field is described by the selection and the limit.',
    'Selections, removals, the limit and the number of results are announced.',
    'A chip can be removed by pointer, keyboard and touch.',
  ],
};
