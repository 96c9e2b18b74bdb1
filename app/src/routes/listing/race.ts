import { useUser } from '@portal/data/react';
import { type ListingEvent, lostRace } from '@portal/data/schemas';
import type { EventKind } from '@portal/domain';
import { useAppServices } from '../../portal.tsx';
import { age } from '../when.ts';

const actions: Record<EventKind, string> = {
  created: 'created',
  submitted: 'submitted',
  edited: 'changed',
  approved: 'approved',
  declined: 'declined',
  'changes-requested': 'requested changes to',
  reopened: 'reopened',
  withdrawn: 'withdrew',
  noted: 'left a note on',
  discarded: 'discarded the changes to',
  deleted: 'deleted',
  paid: 'paid for',
  refunded: 'refunded',
  replied: 'replied to',
  'reply-approved': 'approved a reply to',
  'reply-declined': 'declined a reply to',
  'reply-deleted': 'deleted a reply to',
  reported: 'reported',
  'report-closed': 'kept',
  hidden: 'hid',
  shown: 'showed',
};

/** Says who did what and when. */
export function useEventWords(thing = 'listing') {
  const user = useUser();
  const { now } = useAppServices();
  return (event: ListingEvent | null | undefined): string => {
    if (!event) return `Another user has changed this ${thing}.`;
    const { actor, kind, from, createdAt } = event;
    const action = kind === 'submitted' && from ? 'resubmitted' : actions[kind];
    const ago = `${age(createdAt, now())} ago.`;
    // The user's own action: in another tab, or in this one without a response.
    return `${actor.id === user.id ? 'You' : actor.name} ${action} this ${thing} ${ago}`;
  };
}

/** The message of an edit conflict: who did what and when. Null for other errors. */
export function useRaceWords(thing = 'listing'): (error: unknown) => string | null {
  const eventWords = useEventWords(thing);
  return (error) => {
    const race = lostRace(error);
    return race && eventWords(race.event);
  };
}
