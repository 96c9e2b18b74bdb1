import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Every page about money, while the card provider is in test mode or is a stand-in.'],
  notFor: ['Live mode: nothing is shown there.'],
  keyboard: [],
  accessibility: ['Plain words beside the money; the drawing says nothing more.'],
};
