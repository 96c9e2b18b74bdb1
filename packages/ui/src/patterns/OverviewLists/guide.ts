import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    '`WaitingList`: open tasks by kind, with links.',
    '`TileRow`: figures side by side.',
    '`EntryList`: the newest or most urgent listings.',
  ],
  notFor: ['A full list with search and pages: `ListingTable`.', 'Deciding: `DecisionQueue`.'],
  keyboard: [['Tab', 'from row to row; Enter opens it']],
  accessibility: [
    'Each list has a name; each row is one link with all its text.',
    'Long waits are shown in days, not by colour alone.',
  ],
};
