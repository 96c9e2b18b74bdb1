import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['One value out of several that were chosen.'],
  notFor: [
    'A state: `Badge`.',
    'A choice that is pressed on and off: `FilterMenu` or `SegmentedControl`.',
  ],
  keyboard: [
    ['Tab', 'to the button that removes it'],
    ['Enter, Space', 'removes it'],
  ],
  accessibility: ['The button says what it removes.', 'The cross is at least 24 px wide and high.'],
};
