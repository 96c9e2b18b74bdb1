import {
  auditedChanges,
  changeHiding,
  endsHiding,
  hidingKinds,
  type ListingCommand,
  type ListingState,
  type ListingValues,
  type Rejected,
  type Submission as State,
  transition,
} from '@portal/domain';
import { auditEvent } from './audit.ts';
import type { StoredListing, Submission } from './database.ts';
import { note } from './history.ts';
import { actorOf, type Call, HttpError, type Reply, record } from './http.ts';
import { keepInTrash } from './keepInTrash.ts';
import { eventShape, seesEvent } from './shapes.ts';
import { listingRecord } from './waits.ts';

/** The error of a rejected command; for a stale version it has the latest event. */
export function rejection(
  { db, user }: Call,
  { rejected: reason, facts }: Rejected,
  listing: StoredListing,
): HttpError {
  if (reason !== 'stale-version') return new HttpError(reason, facts);
  const event = db.events.findLast((row) => row.listing === listing);
  const latest = {
    event: event && seesEvent(event, user) ? eventShape(event, user, db) : null,
    version: listing.version,
  };
  return new HttpError(reason, { details: { latest } });
}

const partOf = (row: Submission): State<ListingValues> => {
  const { values, status, note, draft, submittedAt, decidedAt, request } = row;
  return { values, status, note, draft, submittedAt, decidedAt, request };
};

export function stateOf(listing: StoredListing): ListingState<ListingValues> {
  const { revision, version, accountId } = listing;
  return { live: partOf(listing), revision: revision && partOf(revision), version, accountId };
}

/** Applies a command. A save returns the written row, other commands the record as its pending page shows it. */
export function moderate(
  call: Call,
  listing: StoredListing,
  command: ListingCommand<ListingValues>,
): Reply {
  const { db, at: now } = call;
  const past = db.events
    .filter((event) => event.listing === listing && !hidingKinds.includes(event.kind))
    .toReversed();
  const state = stateOf(listing);
  const outcome = transition(state, command, actorOf(call.user), { now, past });
  if ('rejected' in outcome) throw rejection(call, outcome, listing);
  const { state: next, event, row } = outcome;
  if (!next) {
    moveToTrash(call, listing);
    auditEvent(call, listing, event);
    return record(null);
  }
  const { live, revision, accountId } = next;
  if (live !== state.live) Object.assign(listing, live, { updatedAt: now });
  if (revision !== state.revision) listing.revision = revision && { ...revision, updatedAt: now };
  Object.assign(listing, { version: next.version }, accountId === null ? {} : { accountId });
  const version = versionOf(next[row] ?? next.live, accountId);
  note(call, listing, { ...event, version }, { changes: auditedChanges(state, next) });
  if (listing.linkHiddenAt && endsHiding(state, next)) {
    listing.linkHiddenAt = undefined;
    const shown = changeHiding({ status: next.live.status, hidden: true }, false);
    if (shown) note(call, listing, { ...shown, noteChanged: false }, { audited: false });
  }
  const scope = command.kind === 'save' && row === 'live' ? 'live' : 'pending';
  return command.kind === 'discard' ? record(null) : listingRecord(call, listing, scope);
}

/** The values after an event, as its version keeps them. */
export const versionOf = ({ values, draft }: State<ListingValues>, accountId: number | null) => ({
  values,
  draftOf: draft ? accountId : null,
});

function moveToTrash(call: Call, listing: StoredListing): void {
  const { db } = call;
  const own = <T extends { listing: unknown }>(row: T) => row.listing === listing;
  const reviews = db.reviews.filter(own);
  const offers = db.offers.filter(own);
  const messages = db.messages.filter(own);
  const events = db.events.filter(own);
  db.listings = db.listings.filter((row) => row !== listing);
  db.reviews = db.reviews.filter((row) => !own(row));
  db.offers = db.offers.filter((row) => !own(row));
  db.messages = db.messages.filter((row) => !own(row));
  db.events = db.events.filter((event) => !own(event));
  keepInTrash(call, {
    kind: listing.collection,
    record: listing,
    name: listing.values.name,
    slug: listing.slug,
    status: listing.status,
    held: [...reviews, ...offers],
    restore() {
      db.listings.push(listing);
      db.reviews.push(...reviews);
      db.offers.push(...offers);
      db.messages.push(...messages);
      db.events = [...db.events, ...events].sort((a, b) => a.id - b.id);
    },
  });
}
