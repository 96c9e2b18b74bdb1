import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'A key figure with its name and change.',
    'A row of figures that selects what a chart shows.',
  ],
  notFor: ['Several figures of the same kind: `Table`.'],
  keyboard: [
    ['Tab', 'to the tile, if it is a toggle button'],
    ['Enter, Space', 'toggles it'],
  ],
  accessibility: [
    'The change is text; the arrow only repeats it.',
    'As a toggle button it has `aria-pressed`.',
  ],
};
