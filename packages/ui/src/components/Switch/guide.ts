import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A setting that is on or off and applies immediately.'],
  notFor: [
    'Applies when a form is submitted: `Checkbox`.',
    'Two things that are not on and off: `SegmentedControl`.',
  ],
  keyboard: [
    ['Tab', 'to it, and on to the next control'],
    ['Space', 'switches it'],
  ],
  accessibility: [
    'A switch with one name in both states.',
    'The thumb moves as well as the colour changes.',
  ],
};
