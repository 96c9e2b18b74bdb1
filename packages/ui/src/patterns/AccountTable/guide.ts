import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: ['The list of accounts, for staff, in all its states.'],
  notFor: ['One account: its page has `DescriptionList` in cards.'],
  keyboard: [
    ['Tab', 'through search, filters and sort, then by row: name'],
    ['Enter', 'on a name: opens the account'],
  ],
  accessibility: [
    'Loading, errors and offline are announced.',
    'Other keys: see `Table`, `SearchField` and `FilterMenu`.',
  ],
};
