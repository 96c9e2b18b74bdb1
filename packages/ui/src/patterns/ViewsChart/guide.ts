import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The views of a listing in three ranges: totals, a chart and a table of days.'],
  notFor: ['One figure: `StatTile`.', 'Other series: `AreaChart`.'],
  keyboard: [
    ['Tab', 'through the tiles, the chart and the button to show all days'],
    ['Enter, Space', 'on a tile: selects its range'],
    ['Arrow keys', 'in the chart: from point to point'],
  ],
  accessibility: ['The selected tile has a text; all figures are in a table as well.'],
};
