import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The progress of a task of known length.'],
  notFor: [
    'A limit that is used up: `Meter`.',
    'A wait of unknown length: `Spinner` or `Skeleton`.',
  ],
  keyboard: [],
  accessibility: ['A native progress bar with a name and its value in words.'],
};
