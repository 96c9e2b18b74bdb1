import {
  type Collection,
  decideFeedback,
  type EventKind,
  may,
  readReview,
  reviewTexts,
  settleReport,
  submitReview,
} from '@portal/domain';
import { object } from 'superstruct';
import { isUndone } from './analytics.ts';
import { type StoredListing, type StoredReview, unusedId } from './database.ts';
import {
  bySubmission,
  changeOf,
  eventsOf,
  inOrder,
  readDecision,
  searched,
  wanted,
  withdrawn,
} from './decisions.ts';
import { note } from './history.ts';
import {
  accepted,
  actorOf,
  type Call,
  fieldsStruct,
  HttpError,
  invalid,
  notFound,
  type Reply,
  read,
  record,
} from './http.ts';
import { keepInTrash } from './keepInTrash.ts';
import { findListing, findSeen, isPending, isWaiting } from './listingReads.ts';
import { listed } from './lists.ts';
import { recallReport } from './notifications.ts';
import { isShown, reviewShape, subjectShape } from './shapes.ts';
import { lateFeedback, usualFeedback } from './waits.ts';

/* Reviews and the decisions on them. */

export const reviewAt = ({ db, params }: Call) =>
  db.reviews.find(({ id }) => String(id) === params.id);

/** Whether the listing is live and of another account. */
const mayReview = ({ user, db }: Call, listing: StoredListing) =>
  isShown(listing, db) && may(actorOf(user), 'review.write', listing);

const ownReview = ({ db, user }: Call, listing: StoredListing) =>
  db.reviews.find((review) => review.listing === listing && review.userId === user.id);

export function listReviewable(call: Call, collection: Collection): Reply {
  const rows = call.db.listings
    .filter((row) => row.collection === collection && mayReview(call, row))
    .map((row) => subjectShape(row, call.db));
  call.query.set('sort', 'name:asc');
  return listed(rows, call.query, ({ name }) => [name]);
}

/** The listings that have reviews or special offers. */
export function listSubjects(
  call: Call,
  collection: Collection,
  about: 'reviews' | 'offers',
): Reply {
  const listings = new Set(call.db[about].map(({ listing }) => listing));
  const rows = [...listings]
    .filter((listing) => listing.collection === collection)
    .map((listing) => subjectShape(listing, call.db));
  call.query.set('sort', 'name:asc');
  return listed(rows, call.query, ({ name }) => [name]);
}

export function getReviewable(call: Call, collection: Collection): Reply {
  const { db, user, params } = call;
  const listing = findListing(call, `/${collection}/${params.id}`);
  if (!listing || !mayReview(call, listing)) throw notFound();
  const review = ownReview(call, listing);
  return record({
    listing: subjectShape(listing, db),
    review: review ? reviewShape(review, db, user) : null,
  });
}

export function saveReview(call: Call): Reply {
  const { db, user, at } = call;
  const { data } = read(call.body, object({ data: fieldsStruct }));
  const { listing: address, ...values } = accepted(readReview(data));
  const listing = findListing(call, `/${address.type}/${address.address}`);
  if (!listing || !mayReview(call, listing)) {
    const message = reviewTexts.notReviewable;
    throw invalid(message, [{ path: ['listing'], message }]);
  }
  const known = ownReview(call, listing);
  const { state, event } = submitReview(known ?? null, values);
  const made = { id: unusedId(db, db.reviews), listing, userId: user.id, createdAt: at };
  const review: StoredReview = Object.assign(known ?? made, values, state, {
    submittedAt: at,
  });
  if (!known) db.reviews.push(review);
  note(call, review, { ...event, before: null });
  const shape = { ...reviewShape(review, db, user), ...usualFeedback(call, review) };
  return record(shape, known ? 200 : 201);
}

/** Pending reviews first, then approved ones with an open reply or report, then declined ones. */
const queued = ({ status }: StoredReview) => ['PENDING', 'APPROVED', 'DECLINED'].indexOf(status);

export function listReviews(call: Call, collection: Collection, pending = false): Reply {
  const { db, query, user } = call;
  const found = db.reviews.filter(wanted(call, collection, pending));
  if (pending && !query.get('sort')) {
    found.sort((a, b) => queued(a) - queued(b) || bySubmission(a, b));
    query.set('sort', 'none');
  }
  const rows = found.map((review) => ({
    ...reviewShape(review, db, user),
    ...lateFeedback(call, review),
  }));
  return listed(rows, inOrder(call, pending), searched, 'reviews');
}

const mayRead = ({ db, user }: Call, { userId }: StoredReview) =>
  may(
    actorOf(user),
    'review.read',
    db.users.find(({ id }) => id === userId) ?? { accountId: null },
  );

/** Of both types and every status: all for admins, their own for other users. */
export function listAllReviews(call: Call): Reply {
  const rows = call.db.reviews
    .filter((review) => mayRead(call, review))
    .map((review) => reviewShape(review, call.db, call.user));
  return listed(rows, inOrder(call, false), searched, 'reviews');
}

/** The caller's own, of every status. */
export function ownReviews(call: Call): Reply {
  const { db, user } = call;
  const rows = db.reviews.filter(({ userId }) => userId === user.id).toReversed();
  const shapes = rows.map((review) => ({
    ...reviewShape(review, db, user),
    ...usualFeedback(call, review),
  }));
  return listed(shapes, inOrder(call, false), searched);
}

export function getReview(call: Call): Reply {
  const review = reviewAt(call);
  if (!review || !mayRead(call, review)) throw notFound();
  return record({ ...reviewShape(review, call.db, call.user), ...lateFeedback(call, review) });
}

export function reviewEvents(call: Call): Reply {
  return eventsOf(call, reviewAt(call));
}

export function listingReviews(call: Call, collection: Collection): Reply {
  const listing = findSeen(call, collection);
  const rows = call.db.reviews.filter(
    (review) => review.listing === listing && review.status === 'APPROVED',
  );
  const shapes = rows.map((review) => reviewShape(review, call.db, call.user));
  return listed(shapes, inOrder(call, false), searched);
}

/** Closes an open report of a review after a decision or its end; Undo opens it again. */
function settleReportOf(
  call: Call,
  review: StoredReview,
  event: Parameters<typeof settleReport>[1],
  undone?: EventKind,
): void {
  const { report } = review;
  const settled = settleReport(report ?? null, event, undone);
  if (!report || !settled) return;
  report.open = settled.state.open;
  if (settled.event) note(call, review, { ...settled.event, before: null }, { audited: false });
  else recallReport(call, review);
}

export function decideReview(call: Call): Reply {
  const review = reviewAt(call);
  if (!review) throw notFound();
  const decision = readDecision(call, 'review');
  const { state, event } = changeOf(call, review, (known) =>
    decideFeedback(known, decision, call.at),
  );
  const newest = call.db.events.findLast(({ listing }) => listing === review);
  Object.assign(review, state);
  note(call, review, { ...event, before: null });
  settleReportOf(call, review, event, decision.undo ? newest?.kind : undefined);
  return record(reviewShape(review, call.db, call.user));
}

export function deleteReview(call: Call): Reply {
  const review = reviewAt(call);
  if (!review) throw notFound();
  call.db.reviews = call.db.reviews.filter((each) => each !== review);
  const event = { kind: 'deleted', from: review.status, to: null } as const;
  settleReportOf(call, review, event);
  note(call, review, event);
  keepInTrash(call, {
    kind: 'reviews',
    record: review,
    name: review.listing.values.name,
    slug: null,
    status: review.status,
    restore() {
      const { listing, userId } = review;
      const isTwin = (other: StoredReview) => other.listing === listing && other.userId === userId;
      if (!call.db.listings.includes(listing) || call.db.reviews.some(isTwin))
        throw new HttpError('invalid');
      call.db.reviews.push(review);
    },
  });
  return record(null);
}

/** Its author takes a pending review back. */
export function withdrawReview(call: Call): Reply {
  const review = reviewAt(call);
  if (review?.userId !== call.user.id) throw notFound();
  const event = withdrawn(review);
  settleReportOf(call, review, event);
  call.db.reviews = call.db.reviews.filter((each) => each !== review);
  note(call, review, event);
  return record(null);
}

/** The moderation statistics of an account, for admins. */
export function getVendor(call: Call): Reply {
  const { db, params } = call;
  const owner = db.users.find(({ accountId }) => String(accountId) === params.id);
  if (!owner) throw notFound();
  const own = db.listings.filter(({ accountId }) => accountId === owner.accountId);
  const declined = db.events.filter(
    (event) =>
      event.kind === 'declined' && own.some((row) => row === event.listing) && !isUndone(event, db),
  );
  return record({
    id: owner.accountId,
    first_name: owner.firstName,
    last_name: owner.lastName,
    email: owner.email,
    live: own.filter(({ status }) => status === 'APPROVED').length,
    pending: own.filter((row) => isWaiting(row) || isPending(row, call.user)).length,
    declined: declined.length,
    createdAt: '2026-03-03T00:00:00.000Z',
  });
}
