import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['One of a few options, all visible.'],
  notFor: [
    'More than about seven: `Select` or `Combobox`.',
    'Short labels side by side: `SegmentedControl`.',
    'Yes or no: `Checkbox`.',
  ],
  keyboard: [
    ['Tab', 'to the selected option, or to the first'],
    ['Arrow keys', 'select the next or previous option, wrapping at the ends'],
    ['Space', 'selects the focused option'],
  ],
  accessibility: [
    'A native group of radios, named by its legend.',
    'An error describes the group.',
  ],
};
