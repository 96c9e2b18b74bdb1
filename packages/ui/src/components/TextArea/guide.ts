import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Text of several lines.'],
  notFor: ['One line: `TextField`.'],
  keyboard: [
    ['Tab', 'to it, and on to the next control'],
    ['Enter', 'begins a new line'],
  ],
  accessibility: [
    'The label names it; help, count and error describe it.',
    'Text past the limit is never cut; the count says how much too long it is.',
  ],
};
