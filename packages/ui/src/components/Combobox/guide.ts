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
    ['Arrow down', 'opens the list; then the next option, around at the end'],
    ['Arrow up', 'opens the list at its end; then the option before'],
    ['Alt arrow down, Alt arrow up', 'opens and closes without moving'],
    ['Page down, page up', 'ten options on or back'],
    ['Enter', 'chooses the highlighted option'],
    ['Home, End', 'to the start or end of the text, since the field is typed in'],
    ['Tab', 'chooses the highlighted option and goes on'],
    ['Escape', 'closes the list; the choice stays'],
  ],
  accessibility: [
    'An editable `combobox` whose field keeps the focus and names the highlighted option.',
    'With `capped`, a press marks the chosen name: the list says that the maximum is reached until something else is typed.',
    'The number of results is spoken, and so is that there is none.',
    'Only the options near the window are in the page; each knows its place among all.',
  ],
};
