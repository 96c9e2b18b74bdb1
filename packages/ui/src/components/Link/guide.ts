import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Navigation with a text link.'],
  notFor: ['An action: `Button`.', 'The main next step from a page: `ButtonLink`.'],
  keyboard: [
    ['Tab', 'to it, and on to the next control'],
    ['Enter', 'follows the link'],
  ],
  accessibility: [
    'A link that opens a new tab announces it.',
    'Underlined inside a sentence, since colour alone is not enough.',
  ],
};
