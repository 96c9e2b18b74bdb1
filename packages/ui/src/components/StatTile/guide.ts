import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A key figure with its name and change.'],
  notFor: ['Several figures of the same kind: `Table`.'],
  keyboard: [['Tab', 'to the tile, if it is a link']],
  accessibility: ['The change is text; the arrow only repeats it.'],
};
