import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The offer of a free trial, at the bottom of the menu of vendors without Premium.'],
  notFor: ['A page that needs Premium: `Paywall`.'],
  keyboard: [['Tab, Enter', 'to its link']],
  accessibility: ['Text and one link; the gem is decoration.'],
};
