import {
  type Collection,
  changedFields,
  type ListingStatus,
  type ListingValues,
} from '@portal/domain';
import { object, unknown } from 'superstruct';
import type { EventKind } from '../../schemas/listingEvent.ts';
import { slugOf } from '../names.ts';
import { nextId, type StoredListing, type StoredUser, type Submission } from './database.ts';
import { checkedBy, type Deed, note } from './events.ts';
import { type Call, isAdmin, Refusal, type Reply, read, record } from './http.ts';
import { checkedValues, noValues, readStatus, valuesOf, writeStruct } from './listingChecks.ts';
import { findSeen } from './listingReads.ts';
import { eventShape, listingShape, planOf, revisionFor } from './shapes.ts';

export const dataStruct = object({ data: unknown() });

/** Every write leaves an event and a new version. */
export function write(call: Call, listing: StoredListing, deed: Deed): void {
  listing.version += 1;
  note(call, listing, deed);
}

/** Who names no version takes the record as it is. */
export function refuseLostRace(
  call: Call,
  listing: StoredListing,
  version: number | null | undefined,
): void {
  if ((version ?? listing.version) !== listing.version) throw lostRace(call, listing);
}

export function lostRace({ db, user }: Call, listing: StoredListing): Refusal {
  const event = db.events.findLast((row) => row.listing === listing);
  const latest = { event: event ? eventShape(event, user, db) : null, version: listing.version };
  return new Refusal(409, 'Somebody else changed this listing in the meantime', { latest });
}

export const notSubmitted = () =>
  new Refusal(409, 'This listing is a draft. Its vendor has not submitted it.');

export const decided: Record<ListingStatus, EventKind> = {
  APPROVED: 'approved',
  DECLINED: 'declined',
  PENDING: 'reopened',
};

/** What an admin writes is direct, so nothing is decided by calling it a draft, and nobody else's is made one. */
function isDraft(
  asked: boolean | undefined,
  user: StoredUser,
  { accountId, status }: Pick<StoredListing, 'accountId' | 'status'>,
): boolean {
  if (!asked || (isAdmin(user) && status !== 'PENDING')) return false;
  if (accountId === user.accountId) return true;
  throw new Refusal(403, 'Only a vendor keeps a listing as a draft.');
}

/** Beside a listing that is not live stays only what its vendor drafted, with what was decided meanwhile. */
export function settle(listing: StoredListing, before: ListingStatus): void {
  const { revision, status, note, decidedAt } = listing;
  if (!revision) return;
  if (status === 'APPROVED') {
    if (before !== 'APPROVED')
      Object.assign(revision, { status: 'PENDING', note: null, decidedAt: null });
  } else if (revision.draft) Object.assign(revision, { status, note, decidedAt });
  else Object.assign(listing, { values: revision.values, draft: false, revision: null });
}

/** The same created twice within a minute, and not written to since. */
function findSame({ db, at }: Call, state: object, values: ListingValues) {
  return db.listings.find(
    (row) =>
      Date.parse(at) - Date.parse(row.createdAt) < 60_000 &&
      Object.entries(state).every(([name, value]) => Reflect.get(row, name) === value) &&
      changedFields(row.values, values).length === 0,
  );
}

export function createListing(call: Call, collection: Collection): Reply {
  const { db, at, user } = call;
  if (collection === 'services' && !isAdmin(user) && planOf(user, db) === 'free') {
    throw new Refusal(402, 'Your plan does not include services');
  }
  const input = read(read(call.body, dataStruct).data, writeStruct);
  const status = (isAdmin(user) && readStatus(input.status)) || 'PENDING';
  const accountId = (isAdmin(user) && input.account) || user.accountId;
  const draft = isDraft(input.draft, user, { accountId, status });
  const values = checkedValues(input, collection, noValues, draft, db);
  const note = (isAdmin(user) && input.note) || null;
  const internalNote = (isAdmin(user) && input.internal_note) || null;
  const owner = { collection, accountId: user.accountId, createdById: user.id };
  const state = { ...owner, status, note, draft, version: 1 };
  const sent = call.hasKey || internalNote ? undefined : findSame(call, state, values);
  if (sent) return record(listingShape(sent, 'live', call), 201);
  const id = nextId(db.listings.filter((row) => row.collection === collection));
  const listing: StoredListing = {
    id,
    collection,
    slug: `${slugOf(values.name)}-${id}`,
    version: 0,
    values,
    status,
    note,
    draft,
    accountId,
    createdById: user.id,
    createdAt: at,
    updatedAt: at,
    submittedAt: draft ? null : at,
    decidedAt: status === 'PENDING' ? null : at,
    revision: null,
  };
  db.listings.push(listing);
  const kind = draft || isAdmin(user) ? 'created' : 'submitted';
  write(call, listing, { kind, from: null, to: status, note, internalNote });
  return record(listingShape(listing, 'live', call), 201);
}

/** A vendor's save submits, or keeps a draft; beside a live record it is a revision. */
function saveAsVendor(call: Call, listing: StoredListing): Reply {
  const { db, at } = call;
  const input = read(read(call.body, dataStruct).data, writeStruct);
  const proposes = listing.status === 'APPROVED';
  const target = listing.revision ?? (proposes ? null : listing);
  const before = target ?? listing;
  const draft = input.draft === true;
  const values = checkedValues(input, listing.collection, before.values, draft, db);
  refuseLostRace(call, listing, input.version);
  const from = target?.status ?? null;
  const waited = target !== null && from === 'PENDING' && !target.draft;
  const submission: Submission = {
    values,
    draft,
    updatedAt: at,
    status: draft ? (from ?? 'PENDING') : 'PENDING',
    note: draft ? (target?.note ?? null) : null,
    submittedAt: draft ? null : (waited && target.submittedAt) || at,
    decidedAt: target?.decidedAt ?? null,
  };
  const fields = changedFields(before.values, values);
  if (listing.revision && !proposes && !draft)
    Object.assign(listing, submission, { revision: null });
  else if (target) Object.assign(target, submission);
  else listing.revision = submission;
  const kept = waited ? 'withdrawn' : 'edited';
  const sent = waited ? 'edited' : 'submitted';
  write(call, listing, {
    kind: draft ? kept : sent,
    from,
    to: submission.status,
    fields,
    ...checkedBy(input.version),
  });
  return record(listingShape(listing, 'pending', call));
}

/** Applies at once: to the revision when that is meant, else to the record beside which it goes on waiting. */
function saveAsAdmin(call: Call, listing: StoredListing): Reply {
  const { db, at, user } = call;
  const input = read(read(call.body, dataStruct).data, writeStruct);
  const asked = readStatus(input.status);
  const waiting = revisionFor(listing, user);
  const onLive = valuesOf(input, listing.collection, listing.values);
  const proposed = waiting ? changedFields(listing.values, waiting.values) : [];
  const refused = waiting ? changedFields(onLive, waiting.values) : [];
  const keepsBack = asked !== undefined && asked !== 'APPROVED';
  const takesOver = proposed.some((field) => !refused.includes(field));
  const revision = keepsBack || takesOver ? waiting : null;

  const target = revision ?? listing;
  const { status: before } = listing;
  const { status: from } = target;
  const status = asked ?? from;
  const draft = isDraft(input.draft, user, { accountId: listing.accountId, status });
  const values = checkedValues(input, listing.collection, target.values, draft, db);
  refuseLostRace(call, listing, input.version);
  const fields = changedFields(target.values, values);
  const kept =
    status === from ? target : { note: null, decidedAt: status === 'PENDING' ? null : at };
  const stays = revision !== null && status !== 'APPROVED';
  Object.assign(stays ? revision : listing, {
    values,
    draft,
    status,
    note: input.note === undefined ? kept.note : input.note,
    decidedAt: kept.decidedAt,
    submittedAt: draft ? null : (target.submittedAt ?? at),
    updatedAt: at,
  });
  if (revision && !stays) listing.revision = null;
  settle(listing, before);
  const kind = from === status ? 'edited' : decided[status];
  const [note, internalNote] = [input.note ?? null, input.internal_note ?? null];
  const checked = checkedBy(input.version);
  write(call, listing, { kind, from, to: status, fields, note, internalNote, ...checked });
  return record(listingShape(listing, stays ? 'pending' : 'live', call));
}

export function saveListing(call: Call, collection: Collection): Reply {
  const listing = findSeen(call, collection);
  const input = read(read(call.body, dataStruct).data, writeStruct);
  const { version: _, ...fields } = input;
  if (Object.values(fields).every((value) => value === undefined))
    throw new Refusal(400, 'Send at least one field of the listing.');
  return isAdmin(call.user) ? saveAsAdmin(call, listing) : saveAsVendor(call, listing);
}
