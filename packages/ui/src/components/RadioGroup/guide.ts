import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['One of a few, all of them in view.'],
  notFor: [
    'More than about seven: `Select` or `Combobox`.',
    'Short words side by side: `SegmentedControl`.',
    'Yes or no: `Checkbox`.',
  ],
  keyboard: [
    ['Tab', 'to the chosen one, or to the first while none is chosen'],
    ['Arrow keys', 'the next or previous choice, wrapping at the ends'],
    ['Space', 'chooses the one in focus'],
  ],
  accessibility: [
    'A native group of radios, named by its legend.',
    'What is wrong is read with the group.',
  ],
};
