import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'One figure that matters, what it counts and how it has moved.',
    'A row of them that chooses what a chart shows.',
  ],
  notFor: ['Several figures of the same kind: `Table`.', 'A share of a limit: `Meter`.'],
  keyboard: [
    ['Tab', 'to the tile, where it is a switch'],
    ['Enter, Space', 'presses the switch'],
  ],
  accessibility: [
    'The change is written out; the arrow only repeats it.',
    'As a switch it says whether it is on.',
  ],
};
