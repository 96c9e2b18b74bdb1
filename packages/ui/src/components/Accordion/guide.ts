import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Questions and answers, or details that few people need.'],
  notFor: [
    'What most people need: headings, with the text below them.',
    'Views of the same thing: `Tabs`.',
    'Fields of a form: an error could be hidden.',
  ],
  keyboard: [
    ['Tab', 'to the next title'],
    ['Enter, Space', 'opens or closes its part'],
  ],
  accessibility: [
    'Native details: a browser that searches in the page opens the part with the text.',
    'Without `multiple`, opening one closes the others.',
  ],
};
