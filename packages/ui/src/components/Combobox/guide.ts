import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'One of many options, found by typing a part of its name.',
    'Options of a server: `onQueryChange` and `getOptions`, with `loading`, `problem` and `total`.',
  ],
  notFor: [
    'Up to about seven fixed options: `Select` or `RadioGroup`.',
    'Several: `MultiSelect`.',
    'Free text: `TextField`.',
  ],
  keyboard: [
    ['typing', 'opens the list and filters it'],
    ['Arrow down', 'opens the list; then the next option, wrapping at the end'],
    ['Arrow up', 'opens the list at its end; then the previous option'],
    ['Alt arrow down, Alt arrow up', 'opens and closes without moving'],
    ['Page down, page up', 'ten options forward or back'],
    ['Enter', 'selects the highlighted option; after a problem, asks again'],
    ['Home, End', 'to the start or end of the text'],
    ['Tab', 'chooses the highlighted option and moves on'],
    ['Escape', 'closes the list; the selection stays'],
  ],
  accessibility: [
    'An editable `combobox`: the field keeps the focus and references the highlighted option.',
    'With `capped`, a click selects the text; the list shows that the maximum is reached until the user types.',
    'The number of results is announced, including none, and a problem.',
    'Only visible options are in the DOM; each has its position in the whole list.',
  ],
};
