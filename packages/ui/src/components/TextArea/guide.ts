import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Text of several lines.'],
  notFor: ['One line: `TextField`.'],
  keyboard: [
    ['Tab', 'to it, and on to the next control'],
    ['Enter', 'starts a new line'],
  ],
  accessibility: [
    'The label names it; help, count and error describe it.',
    'Text above the limit is never cut; the counter shows by how much it is too long.',
  ],
};
