import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A place to go, in words.'],
  notFor: ['An action: `Button`.', 'The main next step from a page: `ButtonLink`.'],
  keyboard: [
    ['Tab', 'to it, and on to the next control'],
    ['Enter', 'follows the link'],
  ],
  accessibility: [
    'A link that opens a new tab says so.',
    'Underlined inside a sentence, where colour alone would not do.',
  ],
};
