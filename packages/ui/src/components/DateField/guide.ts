import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['One day, typed or picked in the calendar of the browser.'],
  notFor: ['A first and a last day: `DateRange`.', 'A month or a year alone: `Select`.'],
  keyboard: [
    ['Tab', 'to it, then to its calendar'],
    ['typing', 'a day: November 20th 2026, 20 Nov 2026, 20/11/26, 20.11. or 2026-11-20'],
    ['Enter, Tab', 'reads the typed day'],
  ],
  accessibility: [
    'A text field with the format of every page; the calendar is the browser’s.',
    'A day that cannot be read or chosen stays, with what to enter instead.',
  ],
};
