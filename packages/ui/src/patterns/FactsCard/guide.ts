import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    'The facts about one thing, with its state, what to do about it and a button.',
    '`FactGroups`: the cards of a page in columns.',
  ],
  notFor: [
    'Facts without a card: `DescriptionList`.',
    'The same facts about many things: `Table`.',
  ],
  keyboard: [],
  accessibility: ['A named region; the state is a text.'],
};
