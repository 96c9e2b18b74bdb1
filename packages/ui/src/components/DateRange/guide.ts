import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A first and a last day, both included, often one of a few named ranges.'],
  notFor: ['One day alone.'],
  keyboard: [
    ['Tab', 'from range to range, then to each day and its calendar'],
    ['Enter, Space', 'takes the named range in focus'],
    ['typing', 'a day: November 20th 2026, 20 Nov 2026, 20/11/2026 or 2026-11-20'],
    ['Enter, Tab', 'reads the typed day'],
  ],
  accessibility: [
    'A group with a name; the pressed range is marked as pressed.',
    'Days are written as on every page; the calendar is that of the browser.',
    'Errors are announced when they appear.',
  ],
};
