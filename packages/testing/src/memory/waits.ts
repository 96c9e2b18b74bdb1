import { addDays, daysOf } from '@portal/data/internal/schemas/days';
import { listingStatus } from '@portal/data/internal/schemas/moderation';
import {
  answerKinds,
  type EventKind,
  type QueueStep,
  queueKinds,
  trendWeeks,
  usualWait,
  waitedUntil,
  waitSample,
  waitsForVendor,
  waitTrend,
} from '@portal/domain';
import { callerMay } from './access.ts';
import type {
  StoredEvent,
  StoredListing,
  StoredOffer,
  StoredReview,
  Submission,
} from './database.ts';
import { isInQueue, waitsSince } from './decisions.ts';
import { type Call, ok, type Reply, record } from './http.ts';
import { listingShape } from './shapes.ts';

/* Waits of submitted records, from their events. Days are in UTC. */

const dayLength = 24 * 60 * 60 * 1000;

function stepsOf(
  { db }: Call,
  kinds: readonly EventKind[],
  since: number,
  isWanted: (event: StoredEvent) => boolean = () => true,
): QueueStep[] {
  const moves = db.events.filter(({ kind }) => queueKinds.includes(kind));
  return moves.flatMap((event, index) => {
    const at = Date.parse(event.createdAt);
    if (at < since || !kinds.includes(event.kind) || !isWanted(event)) return [];
    const before = moves.slice(0, index).findLast(({ listing }) => listing === event.listing);
    const previous = before && { kind: before.kind, at: Date.parse(before.createdAt) };
    return [{ kind: event.kind, at, previous: previous ?? null }];
  });
}

const isQueued = (row: Submission): boolean =>
  row.status === 'PENDING' && !row.draft && !waitsForVendor(row);

/** The usual wait of records like this one. */
function usualOf(call: Call, isWanted: (about: StoredEvent['listing']) => boolean) {
  const since = Date.parse(call.at) - waitSample.days * dayLength;
  const steps = stepsOf(call, answerKinds, since, ({ listing }) => isWanted(listing));
  return usualWait(steps.flatMap((step) => waitedUntil(step) ?? []));
}

/** The submission of a listing that is in the queue. */
const queuedOf = (listing: StoredListing): Submission | undefined =>
  [listing.revision, listing].find((row): row is Submission => row !== null && isQueued(row));

function expectedWait(call: Call, listing: StoredListing) {
  const { collection } = listing;
  const own = queuedOf(listing);
  if (!own?.submittedAt || callerMay(call, 'listing.listAll')) return {};
  const since = own.submittedAt;
  const ahead = call.db.listings.filter((other) => {
    const at = other.collection === collection && queuedOf(other)?.submittedAt;
    return at && (at === since ? other.id < listing.id : at < since);
  });
  const usual = usualOf(call, (about) => 'collection' in about && about.collection === collection);
  const { median = null, most = null } = usual ?? {};
  return { wait: { position: ahead.length + 1, median, most } };
}

/** Whether a record that was submitted then has waited longer than the operator wants. */
export const isLate = ({ db, at }: Call, since: string): boolean =>
  db.reviewLimitHours !== undefined &&
  Date.parse(at) - Date.parse(since) > db.reviewLimitHours * 3_600_000;

function late(call: Call, { submittedAt }: Submission) {
  if (!submittedAt || !callerMay(call, 'listing.listAll') || !isLate(call, submittedAt)) return {};
  return { late_hours: call.db.reviewLimitHours };
}

/** A listing for a response: for its vendor with its place in the queue, for staff with the limit that it passed. */
export function listingResponse(call: Call, listing: StoredListing, scope: 'live' | 'pending') {
  const row = (scope === 'pending' && listing.revision) || listing;
  const more = isQueued(row) ? { ...expectedWait(call, listing), ...late(call, row) } : {};
  return { ...listingShape(listing, scope, call), ...more };
}

export const listingRecord = (
  call: Call,
  listing: StoredListing,
  scope: 'live' | 'pending',
  status = 200,
): Reply => record(listingResponse(call, listing, scope), status);

const isOffer = (about: StoredEvent['listing']): about is StoredOffer => 'title' in about;
const isReview = (about: StoredEvent['listing']): about is StoredReview => 'comment' in about;

/** What the response of a review or offer in the queue has besides: for staff, the limit that it passed. */
export function lateFeedback(call: Call, row: StoredReview | StoredOffer) {
  const since = waitsSince(row);
  const late = since !== null && callerMay(call, 'review.listAll') && isLate(call, since);
  return late ? { late_hours: call.db.reviewLimitHours } : {};
}

/** For who submitted it, the usual wait. */
export function usualFeedback(call: Call, row: StoredReview | StoredOffer) {
  const waits = isPending(row) && isInQueue(row);
  const usual = waits ? usualOf(call, isOffer(row) ? isOffer : isReview) : null;
  return usual ? { wait: usual } : {};
}

const isPending = ({ status }: { status: string }): boolean => listingStatus(status) === 'PENDING';

/** The waits and the backlog of the last weeks. */
export function waits(call: Call): Reply {
  const { db, at } = call;
  const end = at.slice(0, 10);
  const days = daysOf({ start: addDays(end, 1 - trendWeeks * 7), end }).map((date) => ({
    date,
    start: Date.parse(date),
  }));
  const backlog =
    db.listings.filter(queuedOf).length +
    db.reviews.filter(isPending).length +
    db.offers.filter(isPending).length;
  return ok(waitTrend(stepsOf(call, queueKinds, days[0]?.start ?? 0), backlog, days));
}
