import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The page of everybody who is signed out, with one form.'],
  notFor: ['Pages inside the portal: `Shell`.'],
  keyboard: [
    ['Tab', 'to the way back, then through the form'],
    ['Enter', 'follows the link'],
  ],
  accessibility: ['The form comes first in reading order; the drawn side is decoration.'],
};
