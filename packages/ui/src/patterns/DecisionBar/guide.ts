import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Approving, declining with a reason, or requesting changes.'],
  notFor: ['Deciding on several items at once: `BulkBar`.'],
  keyboard: [
    ['A', 'focuses Approve, and pressed again approves, so that no single key press decides'],
    ['D', 'opens and focuses the reason; pressed outside a written reason, declines'],
    ['R', 'opens and focuses the message; pressed outside a written message, requests changes'],
    ['Escape', 'leaves the text, which stays typed'],
    ['Enter', 'on a button: decides'],
  ],
  accessibility: [
    'Shortcuts are off while a user types or a menu is open, and for a second after the last typed character.',
    'Upper-case characters are not shortcuts.',
    'An error of the reason belongs to its field.',
    'If the focused button is removed, the group gets the focus.',
  ],
};
