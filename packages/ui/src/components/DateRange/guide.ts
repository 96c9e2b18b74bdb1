import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'A first and last day, both included, with a few named ranges. Days that cannot be chosen are an empty range with a `problem`.',
  ],
  notFor: ['A single day: `DateField`.'],
  keyboard: [
    ['Tab', 'from range to range, then to each day and its calendar'],
    ['Enter, Space', 'selects the focused range'],
    ['typing', 'a day: November 20th 2026, 20 Nov 2026, 20/11/2026 or 2026-11-20'],
    ['Enter, Tab', 'reads the typed day'],
  ],
  accessibility: [
    'A named group; the selected range is marked as pressed.',
    'Days have the format of every page; the calendar is the browser’s.',
    'Errors are announced when they appear; a missing day is one once it was left empty.',
  ],
};
