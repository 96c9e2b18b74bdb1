import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Holds the place of what is being loaded, at its height.'],
  notFor: ['A wait inside a control: `Spinner`.', 'Work of known length: `ProgressBar`.'],
  keyboard: [],
  accessibility: [
    'Decoration: the view around it says that it is busy.',
    'Does not move where people asked for less motion.',
  ],
};
