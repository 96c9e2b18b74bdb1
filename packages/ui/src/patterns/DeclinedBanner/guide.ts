import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Tells a vendor that a listing was sent back, and why.'],
  notFor: ['A refusal of the form by the server: `Banner` of the form.'],
  keyboard: [
    ['Tab', 'to the button of the history'],
    ['Enter, Space', 'opens the history'],
  ],
  accessibility: ['The reason is read with the news.'],
};
