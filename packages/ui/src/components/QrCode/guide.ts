import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Handing a short text to a phone, such as the key of an authenticator app.'],
  notFor: ['A link for the same device: `Link`.'],
  keyboard: [],
  accessibility: [
    'An image with a name that says what to use instead of scanning.',
    'The same text is next to it, to type or copy.',
    'Black on white in every theme, for scanners.',
  ],
};
