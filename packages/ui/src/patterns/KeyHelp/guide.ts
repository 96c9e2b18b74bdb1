import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A page that has single-letter keys of its own.'],
  notFor: ['The keys of one component: they are in its guide.'],
  keyboard: [
    ['?', 'opens the sheet'],
    ['Escape', 'closes it; the focus goes back'],
  ],
  accessibility: ['Everything a key does can be done without it.'],
};
