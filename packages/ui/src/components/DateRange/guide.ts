import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A first and a last day, both included, often one of a few named ranges.'],
  notFor: ['One day alone.', 'A moment in words: `DateText` or `RelativeTime`.'],
  keyboard: [
    ['Tab', 'from range to range, then through the parts of both days'],
    ['Enter, Space', 'takes the named range in focus'],
    ['Arrow up, arrow down', 'one more or less in the part of the day in focus'],
    ['digits', 'type the day'],
  ],
  accessibility: [
    'A group with a name; the pressed range is marked as pressed.',
    'The days are the fields of the browser, in the order of the language.',
    'What is wrong with the days is spoken when it is found.',
  ],
};
