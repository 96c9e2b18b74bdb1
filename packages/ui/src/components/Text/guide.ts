import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Running text in one of the voices of the type scale.'],
  notFor: ['A title: `Heading`.', 'Money: `Money`.'],
  keyboard: [],
  accessibility: ['Muted text keeps a contrast of at least 4.5 on every ground.'],
};
