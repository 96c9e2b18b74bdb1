import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A declined listing, on the vendor’s page.'],
  notFor: ['A form that the server rejected: the form’s own `Banner`.'],
  keyboard: [
    ['Tab', 'to the button of the history'],
    ['Enter, Space', 'opens the history'],
  ],
  accessibility: ['The reason is announced with the title.'],
};
