import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'A count, a measure or a share in text or in a table.',
    '`formatNumber`: the same as text.',
  ],
  notFor: ['An amount of money: `Money`.', 'A key figure with its change: `StatTile`.'],
  keyboard: [],
  accessibility: ['Tabular figures, so that columns line up. In the language of the page.'],
};
