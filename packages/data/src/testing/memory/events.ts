import { nextId, type StoredEvent } from './database.ts';
import type { Call } from './http.ts';

/** What happened, less what every event has of its call; notes and fields default to none. */
export type Deed = Pick<StoredEvent, 'kind' | 'from' | 'to' | 'before' | 'versionChecked'> &
  Partial<Pick<StoredEvent, 'note' | 'internalNote' | 'fields'>>;

/** What the history says of a write without a version. */
export const checkedBy = (version: number | null | undefined): Pick<Deed, 'versionChecked'> =>
  typeof version === 'number' ? {} : { versionChecked: false };

/** Adds to the history of a listing, review or offer. */
export function note({ db, at, user }: Call, about: StoredEvent['listing'], deed: Deed): void {
  db.events.push({
    id: nextId(db.events),
    listing: about,
    note: null,
    internalNote: null,
    fields: [],
    ...deed,
    actorId: user.id,
    createdAt: at,
  });
}
