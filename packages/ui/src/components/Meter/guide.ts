import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['How much of a known limit is used.'],
  notFor: ['Work on its way to an end: `ProgressBar`.', 'A figure without a limit: `StatTile`.'],
  keyboard: [],
  accessibility: [
    'A native `meter` with the amount in words.',
    'The words say how much is left or too much; colour only repeats them.',
  ],
};
