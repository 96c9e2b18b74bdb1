import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A setting that is on or off and applies immediately.'],
  notFor: [
    'Applies when a form is submitted: `Checkbox`.',
    'Two options other than on and off: `SegmentedControl`.',
  ],
  keyboard: [
    ['Tab', 'to it, and on to the next control'],
    ['Space', 'toggles it'],
  ],
  accessibility: [
    'A switch with the same name in both states.',
    'The state is shown by position as well as colour.',
  ],
};
