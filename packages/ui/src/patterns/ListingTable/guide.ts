import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['Every list of apps or services, for vendors and admins, in all its states.'],
  notFor: ['Reviews or offers: their own queues.'],
  keyboard: [
    ['Tab', 'through search, filters, sort, then row by row: check, name, action, more'],
    ['Enter, Space', 'on a head: sorts by it; on a button: presses it'],
    ['Enter', 'on a name: opens the listing'],
  ],
  accessibility: [
    'The caption names the list.',
    'Loading, failed and offline are told by status or alert.',
    'Keys are those of `Table`, `SearchField`, `FilterMenu` and `Menu`.',
  ],
};
