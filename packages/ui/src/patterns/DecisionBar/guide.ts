import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Approving, or declining with a reason.'],
  notFor: ['Deciding on several items at once: `BulkBar`.'],
  keyboard: [
    ['A', 'focuses Approve, and pressed again approves, so that no single key press decides'],
    ['D', 'opens the reason and focuses it; once it is written, pressed outside of it, declines'],
    ['Enter', 'on a button: decides'],
  ],
  accessibility: [
    'Shortcuts are off while a user types or a menu is open, and for a second after the last typed character.',
    'Capital letters are not shortcuts.',
    'A missing reason is an error of its field.',
    'If the focused button is removed, the group gets the focus.',
  ],
};
