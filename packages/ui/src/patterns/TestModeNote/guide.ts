import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Every payment page, while the card provider is in test mode or simulated.'],
  notFor: ['Live mode.'],
  keyboard: [],
  accessibility: ['The icon is decoration.'],
};
