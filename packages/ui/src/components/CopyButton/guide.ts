import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Copying a text that is shown next to it, such as a key or a list of codes.'],
  notFor: ['Text that users do not paste elsewhere.'],
  keyboard: [['Enter, Space', 'copies the text']],
  accessibility: ['The result is announced. The text can also be selected by hand.'],
};
