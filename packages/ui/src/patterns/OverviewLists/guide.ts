import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  useFor: [
    '`WaitingList`: how much of each kind waits, with the way to it.',
    '`TileRow`: three figures side by side.',
    '`EntryList`: the few newest or most urgent listings.',
  ],
  notFor: ['A whole list with search and pages: `ListingTable`.', 'Deciding: `DecisionQueue`.'],
  keyboard: [['Tab', 'from row to row; Enter opens it']],
  accessibility: [
    'Each list has a name; each row is one link with all its words.',
    'Long waits are told in days, not by colour alone.',
  ],
};
