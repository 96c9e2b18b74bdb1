import { listingStatus } from '@portal/data/internal/schemas/moderation';
import {
  type Collection,
  type FeedbackChange,
  type FeedbackDecision,
  type FeedbackState,
  isOvertaken,
  type Rejected,
  readDecision as readFields,
  waitingSince,
  waitsForVendor,
  withdrawFeedback,
} from '@portal/domain';
import type { StoredOffer, StoredReview } from './database.ts';
import { newestChange } from './history.ts';
import {
  accepted,
  type Call,
  fieldsStruct,
  HttpError,
  notFound,
  ok,
  type Reply,
  read,
} from './http.ts';
import { eventShape } from './shapes.ts';

/* What decisions on reviews and special offers share. */

type Feedback = StoredReview | StoredOffer;

type Reviewed = Pick<StoredReview, 'listing' | 'request' | 'reply' | 'report'> & { status: string };

const stateOf = ({ status, request = null }: Reviewed): string => {
  const state = listingStatus(status).toLowerCase();
  return state === 'pending' && waitsForVendor({ request }) ? 'changes' : state;
};

/** When an approved review got what it has to decide. */
const openParts = ({ reply, report }: Reviewed) => ({
  ...(reply?.proposal?.status === 'PENDING' && { reply: reply.sentAt }),
  ...(report?.open && { reported: report.created }),
});

/** The rows of a list: one type and scope, filtered by `?listing=` and `?state=`. */
export function wanted({ query }: Call, collection: Collection, pending: boolean) {
  const address = query.get('listing');
  const states = query.get('state')?.split(',');
  return (row: Reviewed) => {
    const { listing } = row;
    const isLive = listingStatus(row.status) === 'APPROVED';
    const open = isLive ? Object.keys(openParts(row)) : [];
    const isPending = !isLive || open.length > 0;
    return (
      listing.collection === collection &&
      (pending ? isPending : isLive) &&
      (!address || address === listing.slug || address === String(listing.id)) &&
      (!states || [stateOf(row), ...open].some((state) => states.includes(state)))
    );
  };
}

/** A decision, with or without the `data` envelope. */
export function readDecision({ body }: Call, about: 'review' | 'offer'): FeedbackDecision {
  const input = read(body, fieldsStruct);
  return accepted(readFields(fieldsStruct.is(input.data) ? input.data : input, about));
}

/** When it was last submitted. */
const submittedAt = (row: Feedback): string => row.submittedAt ?? row.createdAt;

/** Since when it waits for an admin, itself or with a reply or a report; null if it does not. */
export const waitsSince = (row: Feedback): string | null => {
  const { reply, reported } = 'comment' in row ? openParts(row) : {};
  return waitingSince({
    status: listingStatus(row.status),
    request: row.request,
    submittedAt: submittedAt(row),
    repliedAt: reply,
    reportedAt: reported,
  });
};

/** Whether admins have something to decide. */
export const isInQueue = (row: Feedback): boolean => waitsSince(row) !== null;

export const bySubmission = (a: Feedback, b: Feedback): number =>
  submittedAt(a).localeCompare(submittedAt(b));

/** Pending lists, which are in the order of submission, show undecided rows first, then declined ones. */
export function inOrder({ query }: Call, pending: boolean): URLSearchParams {
  if (!query.get('sort')) query.set('sort', pending ? 'status:desc' : 'createdAt:desc');
  return query;
}

export const searched = (row: Readonly<Record<string, unknown>>): unknown[] => [
  row.title,
  row.comment,
  JSON.stringify([row.listing, row.created_by_obj]),
];

/** Applies a decision, or the answer to one. A stale version throws 409 with the latest decision. */
export function changeOf<Change extends FeedbackChange>(
  { db, user }: Call,
  row: Feedback,
  decide: (state: FeedbackState) => Change | Rejected,
): Change {
  const { note, version, request = null } = row;
  const replaced = newestChange(db, row)?.replaced ?? null;
  const outcome = decide({ status: listingStatus(row.status), note, version, request, replaced });
  if (!('rejected' in outcome)) return outcome;
  if (!isOvertaken(outcome.rejected)) return accepted(outcome);
  const changes = db.events.filter(
    ({ kind, to }) => !['paid', 'refunded'].includes(kind) && !(kind === 'noted' && to === null),
  );
  const event = changes.findLast((each) => each.listing === row);
  const latest = { event: event ? eventShape(event, user, db) : null, version };
  throw new HttpError(outcome.rejected, { details: { latest } });
}

/** The event of taking a pending record back; throws 409 once it is decided. */
export function withdrawn({ status, note, version }: Feedback) {
  const { event } = accepted(withdrawFeedback({ status: listingStatus(status), note, version }));
  return { ...event, before: null };
}

export function eventsOf(call: Call, row: Feedback | undefined): Reply {
  if (!row) throw notFound();
  const found = call.db.events.filter((event) => event.listing === row).reverse();
  return ok({ data: found.map((event) => eventShape(event, call.user, call.db)), meta: {} });
}
