import { formatDate, type ListingEvent } from '@portal/data/schemas';
import type { TimelineEvent } from '@portal/ui/patterns/DecisionTimeline';
import { clockTime } from '../when.ts';

type Kind = ListingEvent['kind'];

const shapes: Record<Kind, TimelineEvent['kind']> = {
  created: 'created',
  submitted: 'submitted',
  edited: 'edited',
  approved: 'approved',
  declined: 'declined',
  reopened: 'reopened',
  withdrawn: 'withdrawn',
  noted: 'noted',
  discarded: 'withdrawn',
  deleted: 'withdrawn',
  paid: 'noted',
  refunded: 'noted',
};

const deeds: Record<Kind, (event: ListingEvent) => string> = {
  created: () => 'created the listing',
  submitted: ({ from }) => (from === 'APPROVED' ? 'submitted changes' : 'submitted the listing'),
  edited: ({ fields }) =>
    fields.length === 1 ? 'edited 1 field' : `edited ${fields.length} fields`,
  approved: ({ from }) => (from === 'APPROVED' ? 'approved the changes' : 'approved the listing'),
  declined: () => 'declined the listing',
  reopened: () => 'put the listing back into review',
  withdrawn: () => 'took the listing back',
  noted: () => 'left a note',
  discarded: () => 'discarded the changes',
  deleted: () => 'deleted the listing',
  paid: () => 'paid',
  refunded: () => 'paid the money back',
};

/** The story of a listing, newest first, in words. */
export function toTimeline(events: readonly ListingEvent[]): TimelineEvent[] {
  return events.map((event) => ({
    id: String(event.id),
    kind: shapes[event.kind],
    who: event.actor.name,
    what: deeds[event.kind](event),
    when: `${formatDate(event.createdAt)}, ${clockTime(event.createdAt)}`,
    note: event.adminNote ?? undefined,
    internalNote: event.internalNote ?? undefined,
  }));
}
