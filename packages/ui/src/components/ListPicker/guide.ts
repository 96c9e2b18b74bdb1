import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Several of many, with the chosen ones in a list below.'],
  notFor: ['Choices that fit in the field as chips: `MultiSelect`.', 'One of many: `Combobox`.'],
  keyboard: [
    ['letters', 'open the list and narrow it down'],
    ['Arrow down', 'opens the list; then the next option, wrapping at the end'],
    ['Arrow up', 'opens the list at its end; then the previous option'],
    ['Alt arrow down, Alt arrow up', 'opens and closes without moving'],
    ['Page down, page up', 'ten options on or back'],
    ['Enter', 'chooses the highlighted option'],
    ['Home, End', 'to the start or end of the text, since the field is typed in'],
    ['Escape', 'closes the list'],
  ],
  accessibility: [
    'The field keeps the focus and names the highlighted option.',
    'At the limit the list says why it is empty.',
  ],
};
