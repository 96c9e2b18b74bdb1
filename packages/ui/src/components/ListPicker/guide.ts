import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Several of many options, with the selected ones in a list below.'],
  notFor: [
    'A selection that fits into the field as chips: `MultiSelect`.',
    'One of many: `Combobox`.',
  ],
  keyboard: [
    ['typing', 'opens the list and filters it'],
    ['Arrow down', 'opens the list; then the next option, wrapping at the end'],
    ['Arrow up', 'opens the list at its end; then the previous option'],
    ['Alt arrow down, Alt arrow up', 'opens and closes without moving'],
    ['Page down, page up', 'ten options forward or back'],
    ['Enter', 'selects the highlighted option'],
    ['Home, End', 'to the start or end of the text'],
    ['Escape', 'closes the list'],
  ],
  accessibility: [
    'The field keeps the focus and references the highlighted option.',
    'At the limit, a message explains why the list is empty.',
  ],
};
