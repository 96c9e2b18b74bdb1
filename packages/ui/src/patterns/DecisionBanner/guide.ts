import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A declined listing, or one that needs changes, on the vendor’s page.'],
  notFor: ['A form that the server rejected: the form’s own `Banner`.'],
  keyboard: [
    ['Tab', 'to the requested changes and the button of the history'],
    ['Enter, Space', 'moves to the field of a change, or opens the history'],
  ],
  accessibility: ['The reason is announced with the title.'],
};
