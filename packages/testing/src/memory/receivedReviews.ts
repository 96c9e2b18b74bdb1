import {
  type Action,
  accessReason,
  decideReply,
  deleteReply,
  fileReport,
  keepReview,
  type ModerationEvent,
  noReply,
  type Rejected,
  receivedSorts,
  submitReply,
} from '@portal/domain';
import { object } from 'superstruct';
import type { StoredReview } from './database.ts';
import { inOrder, searched } from './decisions.ts';
import { note } from './history.ts';
import {
  accepted,
  actorOf,
  type Call,
  fieldsStruct,
  HttpError,
  notFound,
  type Reply,
  read,
  record,
} from './http.ts';
import { badParameter, daysIn, listed } from './lists.ts';
import { reviewAt } from './reviews.ts';
import { reviewShape, subjectShape } from './shapes.ts';

/* Reviews of a vendor's listings: the list, replies and reports. */

const dataStruct = object({ data: fieldsStruct });

/** Approved reviews of the listings of the caller's account. */
const receivedBy = ({ db, user, query }: Call): StoredReview[] => {
  const address = query.get('listing');
  if (address && !/^\/(apps|services)\/\d{1,9}$/.test(address))
    throw badParameter('listing', 'listing must be a URL with an ID, such as /apps/12');
  return db.reviews.filter(
    ({ listing, status }) =>
      listing.accountId === user.accountId &&
      status === 'APPROVED' &&
      (!address || address === `/${listing.collection}/${listing.id}`),
  );
};

export function receivedReviews(call: Call): Reply {
  const { db, user, query } = call;
  const ratings = query.get('rating')?.split(',');
  if (ratings?.some((rating) => !/^[1-5]$/.test(rating)))
    throw badParameter('rating', 'rating must be 1 to 5, or several separated by commas');
  const sort = query.get('sort');
  if (sort && !receivedSorts.some((each) => each === sort))
    throw badParameter('sort', `sort must be ${receivedSorts.join(', ')}`);
  const written = daysIn(query, 'from', 'to');
  const isOpen = ({ reply }: StoredReview) => !reply?.text && reply?.proposal?.status !== 'PENDING';
  const rows = receivedBy(call)
    .filter(({ rating }) => !ratings || ratings.includes(String(rating)))
    .filter(({ createdAt }) => written(createdAt))
    .filter((review) => !query.get('unanswered') || isOpen(review))
    .map((review) => reviewShape(review, db, user, 'owner'));
  return listed(rows, inOrder(call, false), searched, 'reviews');
}

export function receivedSummary(call: Call): Reply {
  const rows = receivedBy(call).sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
  const counts = [1, 2, 3, 4, 5].map((stars) => rows.filter((row) => row.rating === stars).length);
  const meanOf = (some: readonly StoredReview[]) =>
    some.reduce((sum, { rating }) => sum + rating, 0) / some.length;
  const months = new Set(rows.map(({ createdAt }) => createdAt.slice(0, 7)));
  const all = receivedBy({ ...call, query: new URLSearchParams() });
  const listings = new Set(all.map(({ listing }) => listing));
  return record({
    total: rows.length,
    mean: rows.length > 0 ? meanOf(rows) : null,
    counts,
    months: [...months].map((month) => ({
      month,
      count: rows.filter(({ createdAt }) => createdAt.startsWith(month)).length,
      rating: meanOf(rows.filter(({ createdAt }) => createdAt.slice(0, 7) <= month)),
    })),
    listings: [...listings].map((listing) => subjectShape(listing, call.db)),
  });
}

type Outcome<State> = { state: State; event: ModerationEvent } | Rejected;

/** Changes an approved review that the caller has the permission for. */
function changed<Part extends 'reply' | 'report'>(
  call: Call,
  action: Action,
  part: Part,
  decide: (review: StoredReview) => Outcome<NonNullable<StoredReview[Part]>>,
): Reply {
  const review = reviewAt(call);
  if (review?.status !== 'APPROVED') throw notFound();
  const reason = accessReason(actorOf(call.user), action, review.listing);
  if (reason) throw new HttpError(reason);
  const { state, event } = accepted(decide(review));
  Object.assign(review, { [part]: state });
  note(call, review, { ...event, before: null });
  const reader = action === 'review.decide' ? 'other' : 'owner';
  return record(reviewShape(review, call.db, call.user, reader));
}

const sentData = ({ body }: Call) => read(body, dataStruct).data;

export const saveReply = (call: Call): Reply =>
  changed(call, 'review.reply', 'reply', ({ reply = noReply }) =>
    submitReply(reply, sentData(call), call.at),
  );

export const removeReply = (call: Call): Reply =>
  changed(call, 'review.reply', 'reply', ({ reply = noReply }) => deleteReply(reply));

export const settleReply = (call: Call): Reply =>
  changed(call, 'review.decide', 'reply', ({ reply = noReply }) =>
    decideReply(reply, sentData(call), call.at),
  );

export const reportReview = (call: Call): Reply =>
  changed(call, 'review.report', 'report', ({ report = null }) =>
    fileReport(report, sentData(call), call.user.accountId, call.at),
  );

export const closeReport = (call: Call): Reply =>
  changed(call, 'review.decide', 'report', ({ report = null }) => keepReview(report));
