import {
  type Collection,
  collections,
  fieldProblem,
  genericTexts,
  ratingProblem,
  reviewFields,
  reviewTexts,
} from '@portal/domain';
import { type Infer, object, optional, unknown } from 'superstruct';
import { nextId, type StoredListing, type StoredReview } from './database.ts';
import {
  decideFeedback,
  eventsOf,
  inOrder,
  readDecision,
  searched,
  statusIn,
  wanted,
} from './decisions.ts';
import { note } from './events.ts';
import { type Call, invalid, notFound, type Reply, read, record } from './http.ts';
import { findSeen, isPending, isWaiting } from './listingReads.ts';
import { listed } from './lists.ts';
import { reviewShape, subjectShape } from './shapes.ts';

/* Reviews: who may write them, and what admins decide about them. */

const writeStruct = object({
  data: object({
    rating: optional(unknown()),
    comment: optional(unknown()),
    listing: optional(unknown()),
  }),
});

const reviewAt = ({ db, params }: Call) => db.reviews.find(({ id }) => String(id) === params.id);

const isAt = ({ slug, id }: StoredListing, address: string | undefined) =>
  slug === address || String(id) === address;

/** Live, and of somebody else's account. */
const mayReview = ({ user }: Call, { status, accountId }: StoredListing) =>
  status === 'APPROVED' && accountId !== user.accountId;

const ownReview = ({ db, user }: Call, listing: StoredListing) =>
  db.reviews.find((review) => review.listing === listing && review.userId === user.id);

export function listReviewable(call: Call, collection: Collection): Reply {
  const rows = call.db.listings
    .filter((row) => row.collection === collection && mayReview(call, row))
    .map((row) => subjectShape(row, call.db));
  call.query.set('sort', 'name:asc');
  return listed(rows, call.query, ({ name }) => [name]);
}

/** The listings that reviews, or special offers, are about. */
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
  const listing = db.listings.find(
    (row) => row.collection === collection && isAt(row, params.id) && mayReview(call, row),
  );
  if (!listing) throw notFound();
  const review = ownReview(call, listing);
  return record({
    listing: subjectShape(listing, db),
    review: review ? reviewShape(review, db, user) : null,
  });
}

export function saveReview(call: Call): Reply {
  const { db, user, at } = call;
  const { data } = read(call.body, writeStruct);
  const values = checked(data);
  const [, type = '', address] = /^\/(\w+)\/([^/]+)$/.exec(values.listing) ?? [];
  const collection = collections.find((each) => each === type);
  if (!collection) throw refused('listing', genericTexts.notValid('Listing'));
  const listing = db.listings.find(
    (row) => row.collection === collection && isAt(row, address) && mayReview(call, row),
  );
  if (!listing) throw refused('listing', reviewTexts.notReviewable);
  const known = ownReview(call, listing);
  const words = { rating: values.rating, comment: values.comment, note: null };
  const review: StoredReview = known ?? {
    id: nextId(db.reviews),
    ...words,
    status: 'PENDING',
    version: 0,
    listing,
    userId: user.id,
    createdAt: at,
  };
  const from = known?.status ?? null;
  const { rating, comment } = review;
  Object.assign(review, words, { status: 'PENDING', version: review.version + 1 });
  if (!known) db.reviews.push(review);
  const changed = { rating: rating !== review.rating, comment: comment !== review.comment };
  note(call, review, {
    kind: 'submitted',
    from,
    to: 'PENDING',
    fields: Object.entries(changed).flatMap(([name, differs]) => (differs ? [name] : [])),
  });
  return record(reviewShape(review, db, user), known ? 200 : 201);
}

const refused = (path: string, message: string) => invalid(message, [{ path, message }]);

/** What was sent, once all of it is right. */
function checked({ rating, comment, listing }: Infer<typeof writeStruct>['data']) {
  const found = {
    listing: listing ? undefined : reviewTexts.listingRequired,
    rating: ratingProblem(rating),
    comment: fieldProblem(reviewFields.comment, comment),
  };
  const errors = Object.entries(found).flatMap(([path, message]) =>
    message ? [{ path, message }] : [],
  );
  if (errors[0]) throw invalid(errors[0].message, errors);
  return { rating: Number(rating), comment: String(comment), listing: String(listing) };
}

export function listReviews(call: Call, collection: Collection, pending: boolean): Reply {
  const rows = call.db.reviews
    .filter(wanted(call, collection, pending))
    .map((review) => reviewShape(review, call.db, call.user));
  return listed(rows, inOrder(call, pending), searched);
}

const mine = ({ user }: Call, { userId }: StoredReview) => user.staff || userId === user.id;

/** Of both types and every status: all of them for admins, their own for everybody else. */
export function listAllReviews(call: Call): Reply {
  const rows = call.db.reviews
    .filter((review) => mine(call, review))
    .map((review) => reviewShape(review, call.db, call.user));
  return listed(rows, inOrder(call, false), searched);
}

/** What the caller wrote, of any status. */
export function ownReviews(call: Call): Reply {
  const { db, user } = call;
  const rows = db.reviews.filter(({ userId }) => userId === user.id).toReversed();
  const shapes = rows.map((review) => reviewShape(review, db, user));
  return listed(shapes, inOrder(call, false), searched);
}

export function getReview(call: Call): Reply {
  const review = reviewAt(call);
  if (!review || !mine(call, review)) throw notFound();
  return record(reviewShape(review, call.db, call.user));
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

export function decideReview(call: Call): Reply {
  const review = reviewAt(call);
  if (!review) throw notFound();
  const input = readDecision(call);
  const to = statusIn(input.status);
  const decision = {
    status: to,
    note: input.note?.trim() ? input.note : null,
    internalNote: input.internal_note?.trim() ? input.internal_note : null,
    version: input.version ?? undefined,
  };
  const { state, event } = decideFeedback(call, review, decision);
  Object.assign(review, state);
  note(call, review, { ...event, before: null });
  return record(reviewShape(review, call.db, call.user));
}

export function deleteReview(call: Call): Reply {
  const review = reviewAt(call);
  if (!review) throw notFound();
  call.db.reviews = call.db.reviews.filter((each) => each !== review);
  note(call, review, { kind: 'deleted', from: review.status, to: null });
  return record(null);
}

/** What an admin should know of an account. */
export function getVendor(call: Call): Reply {
  const { db, params } = call;
  const owner = db.users.find(({ accountId }) => String(accountId) === params.id);
  if (!owner) throw notFound();
  const own = db.listings.filter(({ accountId }) => accountId === owner.accountId);
  const declined = db.events.filter(
    ({ kind, listing }) => kind === 'declined' && own.some((row) => row === listing),
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
