import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['An amount in running text, a table or a price.'],
  notFor: ['Typing an amount: `TextField`.'],
  keyboard: [],
  accessibility: [
    'Figures of one width, so that columns line up.',
    'An old price is marked as such for those who do not see the line through it.',
  ],
};
