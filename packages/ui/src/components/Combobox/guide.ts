import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['One of many, found by typing a part of its name.'],
  notFor: [
    'Up to about seven fixed things: `Select` or `RadioGroup`.',
    'Several: `MultiSelect`.',
    'Any text at all: `TextField`.',
  ],
  keyboard: [
    ['letters', 'open the list and narrow it down'],
    ['Arrow down', 'opens the list; then the next option, wrapping at the end'],
    ['Arrow up', 'opens the list at its end; then the previous option'],
    ['Alt arrow down, Alt arrow up', 'opens and closes without moving'],
    ['Page down, page up', 'ten options on or back'],
    ['Enter', 'chooses the highlighted option'],
    ['Home, End', 'to the start or end of the text, since the field is typed in'],
    ['Tab', 'chooses the highlighted option and moves on'],
    ['Escape', 'closes the list; the choice stays'],
  ],
  accessibility: [
    'An editable `combobox` whose field keeps the focus and names the highlighted option.',
    'With `capped`, a press selects the chosen name; the list says that the maximum is reached until the user types.',
    'The number of results is announced, including none.',
    'Only the options near the viewport are in the DOM; each has its position among all.',
  ],
};
