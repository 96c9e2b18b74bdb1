import { type EventKind, lostRace } from '@portal/data/schemas';
import { age } from '../when.ts';

const deeds: Record<EventKind, string> = {
  created: 'created',
  submitted: 'submitted',
  edited: 'changed',
  approved: 'approved',
  declined: 'declined',
  reopened: 'reopened',
  withdrawn: 'took back',
  noted: 'left a note on',
  discarded: 'discarded the changes of',
  deleted: 'deleted',
  paid: 'paid for',
  refunded: 'paid back',
};

/** Who was faster, in one line; null when that was not the reason of a failure. */
export function raceWords(error: unknown, now: number, thing = 'listing'): string | null {
  const race = lostRace(error);
  if (!race) return null;
  if (!race.event) return `Somebody changed this ${thing} meanwhile.`;
  const { actor, kind, createdAt } = race.event;
  return `${actor.name} ${deeds[kind]} this ${thing} ${age(createdAt, now)} ago.`;
}
