import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A few words or fields about one place, opened by a press.'],
  notFor: [
    'Actions in a list: `Menu`.',
    'One line of help: `Tooltip`.',
    'A task that must be finished: `Dialog`.',
  ],
  keyboard: [
    [
      'Enter, Space',
      'on the button: opens it; the first field or button within gets the focus, else the whole',
    ],
    ['Tab', 'through its controls'],
    ['Escape', 'closes it; the focus goes back to the button'],
  ],
  accessibility: ['A dialog named by its title that leaves the page usable.'],
};
