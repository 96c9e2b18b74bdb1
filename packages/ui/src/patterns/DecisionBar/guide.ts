import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ["An admin's approve or decline with a reason."],
  notFor: ['A decision on many at once: `BulkBar`.'],
  keyboard: [
    ['A', 'moves to Approve; pressed there, approves: no single key press decides'],
    ['D', 'opens the reason and moves to it. Outside of it, once it is written, declines'],
    ['Enter', 'on a button: sends its decision'],
  ],
  accessibility: [
    'The letters rest while a user types or a menu is open, and until a second after the last letter typed.',
    'Capitals are no keys.',
    'A missing reason is said at its field.',
    'When the button that had the focus goes, the group of decisions has it.',
  ],
};
