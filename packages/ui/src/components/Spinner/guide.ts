import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A wait of unknown length inside a control.'],
  notFor: ['A whole view: `Skeleton`.', 'Work of known length: `ProgressBar`.'],
  keyboard: [],
  accessibility: ['Decorative: the text next to it says what is loading.'],
};
