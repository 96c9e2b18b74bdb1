import {
  type ChangeRequest,
  type Collection,
  type ErrorReason,
  type FeedbackChange,
  type FeedbackDecision,
  type FeedbackState,
  readDecision as readFields,
  waitsForVendor,
} from '@portal/domain';
import { listingStatus } from '../../schemas/moderation.ts';
import type { StoredListing, StoredOffer, StoredReview } from './database.ts';
import {
  type Call,
  fieldsStruct,
  HttpError,
  invalid,
  notFound,
  ok,
  type Reply,
  read,
} from './http.ts';
import { eventShape } from './shapes.ts';

/* What decisions on reviews and special offers share. */

type Feedback = StoredReview | StoredOffer;

interface Standing {
  listing: StoredListing;
  status: string;
  /** Of a review. */
  request?: ChangeRequest | null;
}

/** Whether admins have to decide on it. */
export const isInQueue = ({ status, request = null }: Standing): boolean =>
  listingStatus(status) === 'PENDING' && !waitsForVendor({ request });

const stateOf = (row: Standing): string => {
  const state = listingStatus(row.status).toLowerCase();
  return state === 'pending' && !isInQueue(row) ? 'changes' : state;
};

/** The rows of a list: one type and scope, filtered by `?listing=` and `?state=`. */
export function wanted({ query }: Call, collection: Collection, pending: boolean) {
  const address = query.get('listing');
  const states = query.get('state')?.split(',');
  return (row: Standing) => {
    const { listing, status } = row;
    return (
      listing.collection === collection &&
      (listingStatus(status) !== 'APPROVED') === pending &&
      (!address || address === listing.slug || address === String(listing.id)) &&
      (!states || states.includes(stateOf(row)))
    );
  };
}

/** A decision, with or without the `data` envelope. */
export function readDecision({ body }: Call, about: 'review' | 'offer'): FeedbackDecision {
  const input = read(body, fieldsStruct);
  const { decision, errors } = readFields(fieldsStruct.is(input.data) ? input.data : input, about);
  if (!decision) throw invalid(errors[0]?.message ?? '', errors);
  return decision;
}

/** Pending lists show undecided rows first, oldest first, then declined ones. */
export function inOrder({ query }: Call, pending: boolean): URLSearchParams {
  if (!query.get('sort'))
    query.set('sort', pending ? 'status:desc,createdAt:asc' : 'createdAt:desc');
  return query;
}

export const searched = (row: Readonly<Record<string, unknown>>): unknown[] => [
  row.title,
  row.comment,
  JSON.stringify([row.listing, row.created_by_obj]),
];

/** Applies a decision. A stale version throws 409 with the latest decision. */
export function changeOf(
  { db, user }: Call,
  row: Feedback,
  decide: (state: FeedbackState) => FeedbackChange | { rejected: ErrorReason },
): FeedbackChange {
  const { note, version } = row;
  const request = 'request' in row ? (row.request ?? null) : null;
  const outcome = decide({ status: listingStatus(row.status), note, version, request });
  if (!('rejected' in outcome)) return outcome;
  if (outcome.rejected !== 'already-decided') throw new HttpError(outcome.rejected);
  const changes = db.events.filter(
    ({ kind, to }) => !['paid', 'refunded'].includes(kind) && !(kind === 'noted' && to === null),
  );
  const event = changes.findLast((each) => each.listing === row);
  const latest = { event: event ? eventShape(event, user, db) : null, version };
  throw new HttpError(outcome.rejected, { details: { latest } });
}

export function eventsOf(call: Call, row: Feedback | undefined): Reply {
  if (!row) throw notFound();
  const found = call.db.events.filter((event) => event.listing === row).reverse();
  return ok({ data: found.map((event) => eventShape(event, call.user, call.db)), meta: {} });
}
