import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Something that is on or off and counts at once.'],
  notFor: [
    'What counts once a form is sent: `Checkbox`.',
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
