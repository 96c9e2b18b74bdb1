import { useUser } from '@portal/data/react';
import { lostRace } from '@portal/data/schemas';
import type { EventKind } from '@portal/domain';
import { useAppServices } from '../../portal.tsx';
import { age } from '../when.ts';

const actions: Record<EventKind, string> = {
  created: 'created',
  submitted: 'submitted',
  edited: 'changed',
  approved: 'approved',
  declined: 'declined',
  reopened: 'reopened',
  withdrawn: 'withdrew',
  noted: 'left a note on',
  discarded: 'discarded the changes to',
  deleted: 'deleted',
  paid: 'paid for',
  refunded: 'refunded',
};

/** Says who changed the record first; null when an error has another reason. */
export function useRaceWords(thing = 'listing'): (error: unknown) => string | null {
  const user = useUser();
  const { now } = useAppServices();
  return (error) => {
    const race = lostRace(error);
    if (!race) return null;
    if (!race.event) return `Another user has changed this ${thing}.`;
    const { actor, kind, createdAt } = race.event;
    const action = `${actions[kind]} this ${thing}`;
    const ago = `${age(createdAt, now())} ago.`;
    // Their own action may be of another tab, or of this one whose answer was lost.
    return `${actor.id === user.id ? 'You' : actor.name} ${action} ${ago}`;
  };
}
