import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Every list of apps or services, for vendors and admins, in all its states.'],
  notFor: ['Reviews and offers: `ReviewQueue`, `OfferQueue`.'],
  keyboard: [
    ['Tab', 'through search, filters and sort, then by row: checkbox, name, actions, menu'],
    ['Enter, Space', 'on a column head: sorts; on a button: presses it'],
    ['Shift+Enter', 'on a column head: sorts by it within the present order'],
    ['Enter', 'on a name: opens the listing'],
    ['J, K', 'in a queue and with checkboxes: to the next or previous name'],
    ['X', 'selects or deselects the focused listing; A, D and E are for the selection'],
    ['Shift+X', 'selects all listings from the last selected to the focused one'],
  ],
  accessibility: [
    'The caption names the list.',
    'After an approval of selected listings with A, the focus goes on at the row after the last of them.',
    'Loading, errors and offline are announced.',
    'Other keys: see `Table`, `SearchField`, `FilterMenu` and `Menu`.',
  ],
};
