import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Reserves the space of content that is loading.'],
  notFor: ['A wait inside a control: `Spinner`.', 'Work of known length: `ProgressBar`.'],
  keyboard: [],
  accessibility: [
    'Decorative: the surrounding view is marked as busy.',
    'Does not animate with reduced motion.',
  ],
};
