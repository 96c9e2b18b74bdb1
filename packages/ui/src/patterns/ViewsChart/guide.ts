import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Views of a listing in three windows, as sums, as a line and day by day.'],
  notFor: ['One figure: `StatTile`.', 'Other series: `AreaChart`.'],
  keyboard: [
    ['Tab', 'through the tiles, the plot, and the button of all days'],
    ['Enter, Space', 'on a tile: shows its window'],
    ['Arrow keys', 'in the plot: point by point'],
  ],
  accessibility: ['The pressed tile says so; the figures stand in a table as well.'],
};
