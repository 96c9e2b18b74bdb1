import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A keyboard key in a help text.'],
  notFor: ['Code.'],
  keyboard: [],
  accessibility: ['Read as the name of the key.'],
};
