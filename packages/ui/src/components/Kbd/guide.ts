import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A key of the keyboard in a line of help.'],
  notFor: ['Code or other fixed text.'],
  keyboard: [],
  accessibility: ['Read as the name of the key.'],
};
