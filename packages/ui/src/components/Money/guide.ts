import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['An amount in text, in a table or as a price.'],
  notFor: ['Typing an amount: `MoneyField`.'],
  keyboard: [],
  accessibility: [
    'Tabular figures, so that columns line up.',
    'A struck-through price is announced as the old one.',
  ],
};
