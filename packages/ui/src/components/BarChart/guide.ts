import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Comparing a figure of several things, such as categories.'],
  notFor: [
    'Figures over time: `AreaChart`.',
    'Parts of a whole, up to six: `DonutChart`.',
    'The progress of a task: `ProgressBar`.',
  ],
  keyboard: [['Tab', 'to the names that are links, then to the button of the table']],
  accessibility: [
    'A list with each name and figure as text; the bars are only drawn.',
    'A sentence summarizes the chart, and a table has the same figures with their shares.',
  ],
};
