import type { ListingValues, ModerationEvent } from '@portal/domain';
import { nextId, type StoredEvent } from './database.ts';
import type { Call } from './http.ts';

/** What an event says, less what it has of its call; notes and fields default to none. */
type NewEvent = Pick<ModerationEvent<ListingValues>, 'kind' | 'from' | 'to'> &
  Partial<ModerationEvent<ListingValues>>;

/** Adds to the history of a listing, review or offer. */
export function note({ db, at, user }: Call, about: StoredEvent['listing'], event: NewEvent): void {
  db.events.push({
    id: nextId(db.events),
    listing: about,
    note: null,
    internalNote: null,
    fields: [],
    ...event,
    actorId: user.id,
    createdAt: at,
  });
}
