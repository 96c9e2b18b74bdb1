import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The facts of one thing, each under its name.'],
  notFor: ['Many things with the same facts: `Table`.', 'Running text.'],
  keyboard: [],
  accessibility: ['A description list, so that each fact is read with its name.'],
};
