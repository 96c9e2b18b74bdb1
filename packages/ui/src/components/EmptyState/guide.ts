import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A view with nothing to show: no data yet, or no match.'],
  notFor: ['A page that could not be shown: `PageState`.', 'Waiting: `Skeleton`.'],
  keyboard: [
    ['Tab', 'to its one action'],
    ['Enter', 'triggers the action'],
  ],
  accessibility: [
    'Its title is a heading below those around it. It gets the focus when the last row of a list was removed with it.',
    'The icon is decorative.',
  ],
};
