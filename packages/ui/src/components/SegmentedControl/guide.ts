import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['One of two to four short words: a view, an interval, a decision.'],
  notFor: [
    'Longer words or more of them: `RadioGroup` or `Select`.',
    'Pages with an address: `Tabs` or links.',
  ],
  keyboard: [
    ['Tab', 'to the chosen word, or to the first'],
    ['Arrow keys', 'the next or previous word, chosen at once'],
    ['Space', 'chooses the word in focus'],
  ],
  accessibility: ['A native group of radios.', 'The chosen one differs by more than colour.'],
};
