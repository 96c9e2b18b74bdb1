import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The parts of a whole, up to six, where shares matter.'],
  notFor: [
    'Comparing figures closely, or many of them: `BarChart`.',
    'Figures over time: `AreaChart`.',
  ],
  keyboard: [
    ['Tab', 'to the ring, to the names that are links, then to the button of the table'],
    ['Arrow right, arrow up', 'the next part'],
    ['Arrow left, arrow down', 'the previous part'],
    ['Home, End', 'the first or last part'],
  ],
  accessibility: [
    'A list has each name, figure and share as text; a sentence summarizes them, and a table has all.',
    'Parts differ by patterns, not by colour alone.',
  ],
};
