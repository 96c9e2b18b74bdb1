import { type Collection, changedFields, genericTexts, listingTexts } from '@portal/domain';
import { integer, literal, nullable, object, optional, string, type, unknown } from 'superstruct';
import type { StoredListing, Submission } from './database.ts';
import { checkedBy } from './events.ts';
import {
  type Call,
  invalid,
  isAdmin,
  notFound,
  Refusal,
  type Reply,
  read,
  record,
} from './http.ts';
import { readStatus } from './listingChecks.ts';
import { findSeen } from './listingReads.ts';
import {
  dataStruct,
  decided,
  lostRace,
  notSubmitted,
  refuseLostRace,
  settle,
  write,
} from './listingWrites.ts';
import { listingShape, revisionFor } from './shapes.ts';

const decisionStruct = object({
  status: unknown(),
  note: optional(nullable(string())),
  internal_note: optional(nullable(string())),
  undo: optional(literal(true)),
  version: optional(nullable(integer())),
});

const asksToWithdraw = type({ draft: literal(true) });
const withdrawalStruct = object({ version: optional(nullable(integer())) });

type Seen = number | null | undefined;

function withdraw(call: Call, listing: StoredListing, version: Seen): Reply {
  const { at, user } = call;
  if (listing.accountId !== user.accountId) {
    throw new Refusal(403, 'Only its vendor takes a listing back. You can decline it instead.');
  }
  refuseLostRace(call, listing, version);
  const target = [listing.revision, listing].find((row) => row?.status === 'PENDING' && !row.draft);
  if (!target) {
    throw new Refusal(409, 'Nothing of this listing waits for a decision.');
  }
  Object.assign(target, { draft: true, submittedAt: null, updatedAt: at });
  const event = { kind: 'withdrawn', from: 'PENDING', to: 'PENDING' } as const;
  write(call, listing, { ...event, ...checkedBy(version) });
  return record(listingShape(listing, 'pending', call));
}

function decide(call: Call, listing: StoredListing, data: unknown): Reply {
  const { at } = call;
  const input = read(data, decisionStruct);
  const { version, note = null, internal_note: internalNote = null } = input;
  const status = readStatus(input.status);
  if (!status) {
    const message = genericTexts.required('Status');
    throw invalid(listingTexts.failed, [{ path: 'status', message }]);
  }
  const revision = listing.revision?.draft ? null : listing.revision;
  const target = revision ?? listing;
  const decidable = target.draft || target.status === 'PENDING';
  if (typeof version !== 'number' && !decidable) throw lostRace(call, listing);
  refuseLostRace(call, listing, version);
  const merged = call.db.events.findLast((event) => event.listing === listing)?.before;
  if (input.undo && merged && !listing.revision) return takeApart(call, listing, merged);
  if (target.draft) throw notSubmitted();
  const { status: from } = target;
  const { status: was } = listing;
  const fields = revision ? changedFields(listing.values, revision.values) : [];
  const again = from === status ? target.decidedAt : declinedEarlier(call, listing);
  const decidedAt = status === 'PENDING' ? again : at;
  Object.assign(target, { status, note, updatedAt: at, decidedAt });
  const merges = revision !== null && status === 'APPROVED';
  const before = merges ? { before: submissionOf(listing) } : {};
  if (merges) Object.assign(listing, revision, { revision: null });
  settle(listing, was);
  const kind = from === status ? 'noted' : decided[status];
  const checked = checkedBy(version);
  write(call, listing, {
    kind,
    from,
    to: status,
    note,
    internalNote,
    fields,
    ...before,
    ...checked,
  });
  return record(listingShape(listing, 'pending', call));
}

/** When it was declined before the decision that is taken back now; null when it was not. */
function declinedEarlier({ db }: Call, listing: StoredListing): string | null {
  let takenBack = 1;
  for (const event of db.events.filter((each) => each.listing === listing).reverse()) {
    if (event.kind === 'reopened') takenBack += 1;
    else if (event.kind === 'approved' || event.kind === 'declined') {
      if (takenBack === 0) return event.kind === 'declined' ? event.createdAt : null;
      takenBack -= 1;
    }
  }
  return null;
}

const submissionOf = (listing: StoredListing): Submission => {
  const { values, status, note, draft, submittedAt, decidedAt, updatedAt } = listing;
  return { values, status, note, draft, submittedAt, decidedAt, updatedAt };
};

/** The live listing is as it was, and what was merged into it waits beside it again. */
function takeApart(call: Call, listing: StoredListing, before: Submission): Reply {
  const revision: Submission = {
    ...submissionOf(listing),
    status: 'PENDING',
    note: null,
    decidedAt: declinedEarlier(call, listing),
    updatedAt: call.at,
  };
  Object.assign(listing, before, { revision });
  const fields = changedFields(before.values, revision.values);
  write(call, listing, { kind: 'reopened', from: 'APPROVED', to: 'PENDING', fields });
  return record(listingShape(listing, 'pending', call));
}

export function changeListing(call: Call, collection: Collection): Reply {
  const listing = findSeen(call, collection);
  const { data } = read(call.body, dataStruct);
  if (asksToWithdraw.is(data)) return withdraw(call, listing, read(data, withdrawalStruct).version);
  if (!isAdmin(call.user)) throw new Refusal(403, 'Forbidden');
  return decide(call, listing, data);
}

export function deleteListing(call: Call, collection: Collection): Reply {
  const { db } = call;
  const listing = findSeen(call, collection);
  const others = <T extends { listing: StoredListing }>(row: T) => row.listing !== listing;
  db.listings = db.listings.filter((row) => row !== listing);
  db.reviews = db.reviews.filter(others);
  db.offers = db.offers.filter(others);
  db.events = db.events.filter((event) => event.listing !== listing);
  return record(null);
}

export function discardRevision(call: Call, collection: Collection): Reply {
  const listing = findSeen(call, collection);
  const seen = call.query.get('version');
  if (!/^\d{1,9}$/.test(seen ?? '')) {
    const message = seen === null ? genericTexts.required('Version') : 'Version is not valid';
    throw invalid('Nothing was discarded.', [{ path: 'version', message }]);
  }
  refuseLostRace(call, listing, Number(seen));
  const revision = revisionFor(listing, call.user);
  if (!revision) {
    const wasLive = call.db.events.some(
      (event) => event.listing === listing && [event.from, event.to].includes('APPROVED'),
    );
    if (wasLive || listing.status === 'APPROVED') throw notFound();
    return deleteListing(call, collection);
  }
  const from = revision.status;
  listing.revision = null;
  write(call, listing, { kind: 'discarded', from, to: listing.status });
  return record(null);
}
