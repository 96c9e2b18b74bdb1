import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['`AreaChart`: figures day by day, one series or two.'],
  notFor: [
    'One figure: `StatTile`.',
    'A share of a limit: `ProgressBar`.',
    'Figures to be compared one by one: a `Table`.',
  ],
  keyboard: [
    ['Tab', 'to the plot, then to the button of its table'],
    ['Arrow right, arrow up', 'the next point'],
    ['Arrow left, arrow down', 'the previous point'],
    ['Page up, page down', 'seven points on or back'],
    ['Home, End', 'the first or last point'],
    ['Escape', 'hides the card of the point'],
  ],
  accessibility: [
    'A sentence says what the chart shows, and a table holds the same numbers.',
    'Each point is read out with its day and figures.',
    'Lines differ by dashes, not by colour alone.',
  ],
};
