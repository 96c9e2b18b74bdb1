import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Moderating special offers.'],
  notFor: ['Reviews: `ReviewQueue`.', 'Writing an offer: its form.'],
  keyboard: [
    ['J, K', 'next or previous offer'],
    ['A', 'approves the focused offer'],
    ['D', 'asks for the reason to decline it'],
    ['X', 'selects the focused offer, to decide on several'],
    ['Tab', 'to the buttons of the offer'],
  ],
  accessibility: ['The page asks for the reason, in a dialog that returns the focus.'],
};
