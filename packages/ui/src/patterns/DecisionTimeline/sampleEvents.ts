import type { TimelineEvent } from './DecisionTimeline.tsx';

/** A history that stories show. */
export const events: TimelineEvent[] = [
  {
    id: '5',
    kind: 'submitted',
    who: 'Mere Tautahi',
    what: 'submitted changes',
    when: 'November 18th 2026, 09:12',
  },
  {
    id: '4',
    kind: 'edited',
    who: 'Mere Tautahi',
    what: 'edited 5 fields',
    when: 'November 18th 2026, 09:04',
  },
  {
    id: '3',
    kind: 'declined',
    who: 'Tom Rewi',
    what: 'declined the changes',
    when: 'November 11th 2026, 16:40',
    note: 'Please send a link that opens without a login.',
    internalNote: 'Second time. Rang them on Tuesday.',
  },
  {
    id: '2',
    kind: 'approved',
    who: 'Aroha Ngata',
    what: 'approved the listing',
    when: 'March 3rd 2026, 11:20',
  },
];
