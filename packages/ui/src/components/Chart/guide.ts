import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['`AreaChart`: daily figures, one or two series.'],
  notFor: [
    'One figure: `StatTile`.',
    'The progress of a task: `ProgressBar`.',
    'Comparing single figures: `Table`.',
  ],
  keyboard: [
    ['Tab', 'to the plot, then to the button of its table'],
    ['Arrow right, arrow up', 'the next point'],
    ['Arrow left, arrow down', 'the previous point'],
    ['Page up, page down', 'seven points forward or back'],
    ['Home, End', 'the first or last point'],
    ['Escape', 'hides the card of the point'],
  ],
  accessibility: [
    'A sentence summarizes the chart, and a table has the same figures.',
    'Each point is announced with its day and figures.',
    'Lines differ by dashes, not by colour alone.',
  ],
};
