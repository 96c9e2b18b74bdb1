import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The progress of a task of known length.'],
  notFor: [
    'A share of a limit: text, such as 2 of 3.',
    'A wait of unknown length: `Spinner` or `Skeleton`.',
  ],
  keyboard: [],
  accessibility: ['A native progress bar with a name and its value as text.'],
};
