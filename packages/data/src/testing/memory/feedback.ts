import { enums, integer, max, min, nullable, object, optional, string } from 'superstruct';
import type { Collection } from '../../schemas/collection.ts';
import type { FieldProblem } from '../../schemas/dataError.ts';
import { safeLink } from '../../schemas/link.ts';
import { offerStatusToWire, statusStruct } from '../../schemas/status.ts';
import { offerTexts, paymentTexts, reviewTexts } from '../../schemas/texts.ts';
import { isBlank } from '../../schemas/visible.ts';
import { cardsBefore, charge } from './cards.ts';
import { nextId, type StoredListing } from './database.ts';
import {
  adminOnly,
  type Call,
  invalid,
  notFound,
  ok,
  Refusal,
  type Reply,
  read,
  record,
} from './http.ts';
import { findListing } from './listingReads.ts';
import { listed } from './lists.ts';
import { offerShape, reviewShape } from './shapes.ts';

/* Reviews and special offers, and what admins decide about them. */

const reviewStruct = object({
  data: object({ rating: max(min(integer(), 1), 5), comment: string(), listing: integer() }),
});

const offerStruct = object({
  data: object({
    title: string(),
    description: string(),
    link: string(),
    label: string(),
    listing: integer(),
  }),
});

const reviewDecision = object({ status: statusStruct() });

const offerDecision = object({
  status: enums(['A', 'D', 'P']),
  admin_note: optional(nullable(string())),
});

const of = (collection: Collection) => (row: { listing: StoredListing }) =>
  row.listing.collection === collection;

export function listReviews(call: Call, collection: Collection, pending: boolean): Reply {
  adminOnly(call);
  const rows = call.db.reviews
    .filter(of(collection))
    .filter(({ status }) => (status !== 'APPROVED') === pending)
    .map((review) => reviewShape(review, call.db));
  return listed(rows, call.query, ({ comment }) => [comment]);
}

export function listingReviews(call: Call, collection: Collection): Reply {
  const listing = findListing(call, collection);
  const rows = call.db.reviews.filter(
    (review) => review.listing === listing && review.status === 'APPROVED',
  );
  return ok({ data: rows.map((review) => reviewShape(review, call.db)), meta: {} });
}

export function createReview(call: Call): Reply {
  const { db, user, at } = call;
  const { comment, rating, listing: listingId } = read(call.body, reviewStruct).data;
  const listing = db.listings.find(({ id, status }) => id === listingId && status === 'APPROVED');
  if (!listing || listing.accountId === user.accountId) {
    throw invalid(reviewTexts.listingRequired, [
      { path: 'listing', message: reviewTexts.listingRequired },
    ]);
  }
  if (isBlank(comment)) {
    throw invalid(reviewTexts.commentRequired, [
      { path: 'comment', message: reviewTexts.commentRequired },
    ]);
  }
  const review = {
    id: nextId(db.reviews),
    rating,
    comment,
    status: 'PENDING' as const,
    listing,
    userId: user.id,
    createdAt: at,
  };
  db.reviews.push(review);
  return record(reviewShape(review, db), 201);
}

export function decideReview(call: Call): Reply {
  adminOnly(call);
  const review = call.db.reviews.find(({ id }) => String(id) === call.params.id);
  if (!review) throw notFound();
  review.status = read(call.body, reviewDecision).status;
  return record(reviewShape(review, call.db));
}

export function deleteReview(call: Call): Reply {
  adminOnly(call);
  call.db.reviews = call.db.reviews.filter(({ id }) => String(id) !== call.params.id);
  return record(null);
}

export function listOffers(call: Call, collection: Collection, pending: boolean): Reply {
  adminOnly(call);
  const rows = call.db.offers
    .filter(of(collection))
    .filter(({ status }) => (status !== 'A') === pending)
    .map(offerShape);
  return listed(rows, call.query, ({ title }) => [title]);
}

export function createOffer(call: Call): Reply {
  const { db, user, at } = call;
  const { listing: listingId, ...values } = read(call.body, offerStruct).data;
  const listing = db.listings.find(
    ({ id, accountId }) => id === listingId && accountId === user.accountId,
  );
  const errors = offerProblems(values);
  if (!listing) errors.push({ path: 'listing', message: offerTexts.listingRequired });
  if (!listing || errors[0]) throw invalid(errors[0]?.message ?? '', errors);
  const cards = cardsBefore(call);
  if (!cards.defaultCard) {
    throw new Refusal(402, paymentTexts.cardNeeded('buy a special offer'), {
      code: 'payment_method_missing',
    });
  }
  charge(cards, cards.defaultCard);
  const status = offerStatusToWire('PENDING');
  const offer = { id: nextId(db.offers), ...values, status, note: null, listing, createdAt: at };
  db.offers.push(offer);
  return record(offerShape(offer), 201);
}

function offerProblems(values: {
  title: string;
  description: string;
  link: string;
  label: string;
}) {
  const errors: FieldProblem[] = [];
  const must = (path: keyof typeof values, message: string) => {
    if (values[path].trim() === '') errors.push({ path, message });
  };
  must('title', offerTexts.titleRequired);
  must('description', offerTexts.descriptionRequired);
  must('link', offerTexts.linkRequired);
  if (errors.every(({ path }) => path !== 'link') && !safeLink(values.link)) {
    errors.push({ path: 'link', message: offerTexts.link });
  }
  must('label', offerTexts.labelRequired);
  return errors;
}

export function decideOffer(call: Call): Reply {
  adminOnly(call);
  const offer = call.db.offers.find(({ id }) => String(id) === call.params.id);
  if (!offer) throw notFound();
  const { status, admin_note: note = null } = read(call.body, offerDecision);
  if (status === 'D' && !note?.trim()) {
    throw invalid(offerTexts.reasonRequired, [
      { path: 'admin_note', message: offerTexts.reasonRequired },
    ]);
  }
  Object.assign(offer, { status, note });
  return record(offerShape(offer));
}
