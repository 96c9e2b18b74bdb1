import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'Several of many with a limit, found by typing.',
    'Values of a server that may be unknown or too many.',
  ],
  notFor: [
    'One: `Combobox`.',
    'A handful in full view: checks.',
    'Narrowing a list down: `FilterMenu`.',
  ],
  keyboard: [
    ['letters', 'open the list and narrow it down'],
    ['Arrow down', 'opens the list; then the next option, wrapping at the end'],
    ['Arrow up', 'opens the list at its end; then the previous option'],
    ['Alt arrow down, Alt arrow up', 'opens and closes without moving'],
    ['Page down, page up', 'ten options on or back'],
    ['Enter', 'chooses the highlighted option'],
    ['Home, End', 'to the start or end of the text, since the field is typed in'],
    ['Tab', 'moves on without choosing and clears what was typed'],
    ['Escape', 'closes the list'],
    ['Backspace', 'in the empty field: removes the last chip'],
    ['Arrow left', 'at the start of the text: to the last chip'],
    ['Arrow left, arrow right', 'on a chip: to the next chip, then back to the text'],
    ['Delete, Backspace, Enter, Space', 'on a chip: removes it; focus moves to the next chip'],
  ],
  accessibility: [
    'A `combobox` with a list in which several can be selected; the field is described by what is chosen and by the limit.',
    'Chosen, removed, full and the number of results are announced.',
    'A chip can be removed by pointer, keyboard and touch.',
  ],
};
