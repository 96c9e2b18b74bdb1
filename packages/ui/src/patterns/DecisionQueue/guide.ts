import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['A list in which an admin decides on one item after the other.'],
  notFor: ['Listings, which have a page of their own: `ListingTable` and `DecisionBar`.'],
  keyboard: [
    ['J, K', 'next or previous item'],
    ['A', 'focuses Approve of the focused item, and pressed again approves, as in `DecisionBar`'],
    ['D', 'the same with Decline; opens the dialog at once if there is one'],
    ['X', 'selects the focused item; with a selection, A and D are for all selected items'],
    ['Shift+X', 'selects or deselects all items from the last selected to the focused one'],
    ['Tab', 'to the buttons of the item'],
  ],
  accessibility: [
    'A named list; each item has a name and can be focused.',
    'The number of selected items is announced by the `BulkBar` below the list.',
    'Shortcuts need a focused item or a selection, and no single key press decides.',
    'They are off for a second after the last typed character, for users who still type when a dialog closes.',
    'While an item is being decided, its other buttons are disabled but keep the focus.',
    'After an approval of selected items with A, the focus goes on at the item after the last of them.',
    'When an item leaves the list, the next one gets the focus, and after the last one the title of what replaces the list.',
  ],
};
