import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Named facts about one thing.'],
  notFor: ['Many things with the same facts: `Table`.', 'Paragraphs.'],
  keyboard: [],
  accessibility: ['A description list, so that each fact is announced with its name.'],
};
