import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'The views of a listing: the totals of three ranges, and any range as a chart and a table of days.',
  ],
  notFor: ['One figure: `StatTile`.', 'Other series: `AreaChart`.'],
  keyboard: [
    ['Tab', 'through the range, the chart and the button to show all days'],
    ['Arrow keys', 'in the chart: from point to point'],
  ],
  accessibility: ['All figures are in a table as well.'],
};
