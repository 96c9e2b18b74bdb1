import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Every page of signed-out visitors, with one form.'],
  notFor: ['Pages inside the portal: `Shell`.'],
  keyboard: [
    ['Tab', 'to the link back, then through the form'],
    ['Enter', 'follows the link'],
  ],
  accessibility: ['The picture is decoration.'],
};
