import { boolean, integer, nullable, object, optional, string, unknown } from 'superstruct';
import type { Collection } from '../../schemas/collection.ts';
import type { EventKind } from '../../schemas/listingEvent.ts';
import { type ListingStatus, statusStruct } from '../../schemas/status.ts';
import { slugOf } from '../names.ts';
import { nextId, type StoredListing, type Submission } from './database.ts';
import { type Call, isAdmin, Refusal, type Reply, read, record } from './http.ts';
import { checkListing, valuesOf, writeStruct } from './listingChecks.ts';
import { findListing } from './listingReads.ts';
import { changedFields, eventShape, listingShape } from './shapes.ts';

const dataStruct = object({ data: unknown() });

const decisionStruct = object({
  status: statusStruct(),
  note: optional(nullable(string())),
  internal_note: optional(nullable(string())),
  version: integer(),
});

const withdrawalStruct = object({ draft: boolean(), version: integer() });

interface Note {
  kind: EventKind;
  from: ListingStatus | null;
  to: ListingStatus | null;
  note?: string | null;
  internalNote?: string | null;
  fields?: string[];
}

/** Every write leaves an event and a new version. */
function write({ db, at, user }: Call, listing: StoredListing, event: Note): void {
  listing.version += 1;
  db.events.push({
    id: nextId(db.events),
    listing,
    note: null,
    internalNote: null,
    fields: [],
    ...event,
    actorId: user.id,
    createdAt: at,
  });
}

function refuseLostRace({ db, user }: Call, listing: StoredListing, version: number | undefined) {
  if (version === listing.version) return;
  const event = db.events.findLast((row) => row.listing === listing);
  const latest = { event: event ? eventShape(event, user, db) : null, version: listing.version };
  throw new Refusal(409, 'Somebody else changed this listing in the meantime', { latest });
}

const decided: Record<ListingStatus, EventKind> = {
  APPROVED: 'approved',
  DECLINED: 'declined',
  PENDING: 'reopened',
};

export function createListing(call: Call, collection: Collection): Reply {
  const { db, at, user } = call;
  if (collection === 'services' && user.plan === 'free' && !isAdmin(user)) {
    throw new Refusal(402, 'Your plan does not include services');
  }
  const input = read(read(call.body, dataStruct).data, writeStruct);
  const values = valuesOf(input, collection);
  checkListing(input, values, db);
  const status = (isAdmin(user) && input.status) || 'PENDING';
  const id = nextId(db.listings.filter((row) => row.collection === collection));
  const listing: StoredListing = {
    id,
    collection,
    slug: `${slugOf(values.name)}-${id}`,
    version: 0,
    values,
    status,
    note: isAdmin(user) ? input.note : null,
    draft: input.draft,
    accountId: user.accountId,
    createdById: user.id,
    createdAt: at,
    updatedAt: at,
    submittedAt: input.draft ? null : at,
    decidedAt: status === 'PENDING' ? null : at,
    revision: null,
  };
  db.listings.push(listing);
  const kind = input.draft || isAdmin(user) ? 'created' : 'submitted';
  write(call, listing, { kind, from: null, to: status });
  return record(listingShape(listing, 'live', db), 201);
}

export function saveListing(call: Call, collection: Collection): Reply {
  const { db, at, user } = call;
  const listing = findListing(call, collection);
  const input = read(read(call.body, dataStruct).data, writeStruct);
  const values = valuesOf(input, collection);
  checkListing(input, values, db);
  refuseLostRace(call, listing, input.version);
  const before = listing.revision ?? listing;
  const fields = changedFields(before.values, values);
  const saved = { values, draft: input.draft, updatedAt: at };

  if (isAdmin(user)) {
    const status = input.status ?? before.status;
    const decision = { status, note: input.note, decidedAt: status === 'PENDING' ? null : at };
    const from = before.status;
    Object.assign(status === 'APPROVED' ? listing : before, saved, decision);
    if (status === 'APPROVED') listing.revision = null;
    const kind = from === status ? 'edited' : decided[status];
    const internalNote = input.internal_note;
    write(call, listing, { kind, from, to: status, fields, note: input.note, internalNote });
    return record(listingShape(listing, 'pending', db));
  }

  const submission: Submission = {
    ...saved,
    status: 'PENDING',
    note: input.draft ? before.note : null,
    submittedAt: input.draft ? null : at,
    decidedAt: null,
  };
  const from = before.status;
  if (listing.status === 'APPROVED') listing.revision = submission;
  else Object.assign(listing, submission);
  const kind = input.draft ? 'edited' : 'submitted';
  write(call, listing, { kind, from, to: 'PENDING', fields });
  return record(listingShape(listing, 'pending', db));
}

function withdraw(call: Call, listing: StoredListing, version: number): Reply {
  refuseLostRace(call, listing, version);
  const target = listing.revision ?? listing;
  if (target.status === 'APPROVED') throw new Refusal(400, 'Nothing is waiting for a decision');
  Object.assign(target, { draft: true, status: 'PENDING', updatedAt: call.at });
  write(call, listing, { kind: 'withdrawn', from: 'PENDING', to: 'PENDING' });
  return record(listingShape(listing, 'pending', call.db));
}

export function changeListing(call: Call, collection: Collection): Reply {
  const { db, at, user } = call;
  const listing = findListing(call, collection);
  const { data } = read(call.body, dataStruct);
  if (withdrawalStruct.is(data) && data.draft) return withdraw(call, listing, data.version);
  if (!isAdmin(user)) throw new Refusal(403, 'Forbidden');

  const {
    status,
    version,
    note = null,
    internal_note: internalNote = null,
  } = read(data, decisionStruct);
  refuseLostRace(call, listing, version);
  const target = listing.revision ?? listing;
  const from = target.status;
  Object.assign(target, { status, note, draft: false, updatedAt: at, decidedAt: at });
  if (target !== listing && status === 'APPROVED') {
    Object.assign(listing, target);
    listing.revision = null;
  }
  write(call, listing, { kind: decided[status], from, to: status, note, internalNote });
  return record(listingShape(listing, 'pending', db));
}

export function deleteListing(call: Call, collection: Collection): Reply {
  const { db } = call;
  const listing = findListing(call, collection);
  const others = <T extends { listing: StoredListing }>(row: T) => row.listing !== listing;
  db.listings = db.listings.filter((row) => row !== listing);
  db.reviews = db.reviews.filter(others);
  db.offers = db.offers.filter(others);
  db.events = db.events.filter(others);
  return record(null);
}

export function discardRevision(call: Call, collection: Collection): Reply {
  const listing = findListing(call, collection);
  if (!listing.revision) {
    if (listing.status === 'APPROVED') throw new Refusal(404, 'Not Found');
    return deleteListing(call, collection);
  }
  const from = listing.revision.status;
  listing.revision = null;
  write(call, listing, { kind: 'discarded', from, to: listing.status });
  return record(null);
}
