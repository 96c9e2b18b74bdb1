import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Text in one of the styles of the type scale.'],
  notFor: ['A title: `Heading`.', 'Money: `Money`.'],
  keyboard: [],
  accessibility: ['Muted text has a contrast of at least 4.5 on every background.'],
};
