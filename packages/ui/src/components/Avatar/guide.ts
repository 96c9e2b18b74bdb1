import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A person’s initials next to the name.'],
  notFor: [
    'A product or a company: `Logo`.',
    'The only identification of a person: show the name next to it.',
  ],
  keyboard: [],
  accessibility: ['Hidden from screen readers, which read the name next to it.'],
};
