import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ["A person's initials beside the name."],
  notFor: [
    'A listing or a company: `Logo`.',
    'The only sign of who somebody is; the name belongs beside it.',
  ],
  keyboard: [],
  accessibility: ['Hidden from screen readers, which hear the name beside it.'],
};
