import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A page with single-key shortcuts.'],
  notFor: ['The keys of one component: see its guide.'],
  keyboard: [
    ['?', 'opens the dialog'],
    ['Escape', 'closes it and returns the focus'],
  ],
  accessibility: ['Every shortcut has a button.'],
};
