import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ["An admin's approve or decline with a reason."],
  notFor: ['A decision on many at once: `BulkBar`.'],
  keyboard: [
    ['A', 'chooses Approved; pressed again, approves: no single press decides'],
    [
      'D',
      'chooses Declined; the focus goes to the reason, where it is a letter. Outside of it, once it is written, declines',
    ],
    ['Arrow keys', 'between the two choices'],
    ['Enter', 'on the button: sends the decision'],
  ],
  accessibility: [
    'The letters rest while somebody types or a menu is open, and until a second after the last letter typed.',
    'Capitals are no keys.',
    'A missing reason is said at its field.',
    'When it is decided the button rests, and the focus it had is on the choice.',
  ],
};
