import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Special offers that wait for an admin, or that show already.'],
  notFor: ['Reviews: `ReviewQueue`.', 'Writing an offer: its form.'],
  keyboard: [
    ['J, K', 'the offer after or before'],
    ['A', 'approves the offer in focus'],
    ['D', 'declines it: asks for the reason'],
    ['Tab', 'to the buttons of the offer'],
  ],
  accessibility: ['Declining asks why elsewhere, such as in a dialog that gives the focus back.'],
};
