import {
  type ChangeRequest,
  type Collection,
  type ListingStatus,
  type ReplyState,
  type ReportReason,
  type ReportState,
  readReview,
  reviewTexts,
  submitReview,
  waitingSince,
} from '@portal/domain';
import { type Actor, authorize } from '../../base/actor.ts';
import { inTransaction } from '../../base/database.ts';
import { accepted, HttpError, invalid, notFound } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import {
  feedbackStateOf,
  identityOf,
  isShown,
  kinds,
  type ListingRow,
  lateHours,
  listingOf,
  listingRepository,
  type OnListing,
  onListing,
  onLive,
  ownerOf,
  type PersonRow,
} from '../listing/index.ts';
import { recordEvent } from '../moderation/index.ts';

export const REVIEW = 'api::review.review';

export interface ReviewRow extends OnListing {
  id: number;
  rating: number;
  comment: string;
  status: ListingStatus | null;
  note: string | null;
  version: number | null;
  reply_text: string | null;
  /** When the public text was written. */
  reply_at: string | null;
  reply_proposal: string | null;
  /** Of the proposal. */
  reply_status: 'PENDING' | 'DECLINED' | null;
  reply_note: string | null;
  reply_sent_at: string | null;
  reply_version: number | null;
  report_reason: ReportReason | null;
  report_text: string | null;
  report_account: number | null;
  report_open: boolean | null;
  reported_at: string | null;
  request: ChangeRequest | null;
  author: PersonRow | null;
  createdAt: string;
  /** The last time. */
  submitted_at: string;
}

/** `vendor` is any user who may see the listing, `owner` its account. */
type Reader = 'admin' | 'author' | 'vendor' | 'owner';

const instantOf = (at: string | null): string | null => at && new Date(at).toISOString();

export const replyStateOf = (row: ReviewRow): ReplyState => ({
  text: row.reply_text,
  created: instantOf(row.reply_at),
  proposal:
    row.reply_proposal !== null && row.reply_status !== null
      ? { text: row.reply_proposal, status: row.reply_status, note: row.reply_note }
      : null,
  sentAt: instantOf(row.reply_sent_at),
  version: row.reply_version ?? 0,
});

export const reportStateOf = (row: ReviewRow): ReportState | null =>
  row.report_reason !== null && row.report_account !== null
    ? {
        reason: row.report_reason,
        text: row.report_text,
        accountId: row.report_account,
        open: row.report_open === true,
        created: instantOf(row.reported_at) ?? '',
      }
    : null;

/** What everyone sees of a reply. */
export const publicReply = ({
  reply_text,
  reply_at,
}: Pick<ReviewRow, 'reply_text' | 'reply_at'>) =>
  reply_text === null ? null : { text: reply_text, created: reply_at };

/** Only admins and the account of the listing see a reply that is not approved. */
const replyResponse = (row: ReviewRow, reader: Reader) => {
  if (reader === 'author' || reader === 'vendor') return publicReply(row);
  const { text, proposal, version } = replyStateOf(row);
  return { text, created: text === null ? null : row.reply_at, proposal, version };
};

/** Only admins and the account that reported the review see the report. */
const reportResponse = (row: ReviewRow, reader: Reader) => {
  const report = reportStateOf(row);
  const owner = (row.app ?? row.service)?.account?.id;
  const own = reader === 'owner' && report?.accountId === owner;
  if (!report || !(reader === 'admin' || own)) return null;
  const { reason, text, open } = report;
  return { reason, text, open, created: row.reported_at };
};

const waitsSince = (row: ReviewRow): string | null =>
  waitingSince({
    status: row.status ?? 'PENDING',
    request: row.request,
    submittedAt: row.submitted_at,
    repliedAt: row.reply_status === 'PENDING' ? row.reply_sent_at : null,
    reportedAt: row.report_open ? row.reported_at : null,
  });

/** Admins see the author, vendors a first name; the note is for admins and the author. */
export const reviewResponse = (row: ReviewRow, reader: Reader) => ({
  ...identityOf(row),
  rating: row.rating,
  comment: row.comment,
  status: row.status ?? 'PENDING',
  note: reader === 'vendor' || reader === 'owner' ? null : row.note,
  version: row.version ?? 1,
  request: reader !== 'vendor' && row.status === 'PENDING' ? (row.request ?? null) : null,
  url: `/reviews/${row.id}`,
  // An author cannot see a listing that is no longer live, so it is not named.
  listing: reader === 'author' && !onLive(row) ? null : listingOf(row),
  created_by_obj: row.author && {
    id: row.author.id,
    first_name: row.author.first_name,
    last_name: reader === 'admin' ? row.author.last_name : null,
    email: reader === 'admin' ? row.author.email : null,
  },
  createdAt: row.createdAt,
  reply: replyResponse(row, reader),
  report: reportResponse(row, reader),
  ...(reader === 'admin' ? lateHours(waitsSince(row)) : {}),
});

/** A live listing of another account, which can be reviewed. */
export const findReviewable = async (
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  address: string,
): Promise<ListingRow> => {
  const listing = await listingRepository(strapi, type).findLive(address);
  if (!isShown(listing)) throw notFound();
  authorize(actor, 'review.write', ownerOf(listing));
  return listing;
};

export const findOwnReview = (
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  listingId: number,
): Promise<ReviewRow | null> =>
  strapi.db.query(REVIEW).findOne({
    where: { author: { id: actor.id }, [kinds[type].single]: { id: listingId } },
    populate: onListing,
  });

/** One review per user and listing: a second one edits the first, which is pending again. */
export const saveReview = async (
  strapi: Strapi,
  actor: Actor,
  input: Record<string, unknown>,
): Promise<{ row: ReviewRow; isNew: boolean }> => {
  const { rating, comment, listing: named } = accepted(readReview(input));
  const { type, address } = named;
  const listing = await findReviewable(strapi, type, actor, address).catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error;
    const message = reviewTexts.notReviewable;
    throw invalid(message, [{ path: ['listing'], message }]);
  });
  return inTransaction(strapi, async (sql) => {
    // Concurrent requests wait here for the first.
    await sql('up_users').where({ id: actor.id }).forUpdate().first('id');
    const rows = strapi.db.query(REVIEW);
    const { single } = kinds[type];
    const own = { author_id: actor.id, [`${single}_id`]: listing.id };
    // Also waits for a decision in progress.
    await sql('reviews').where(own).forUpdate().first('id');
    const known = await findOwnReview(strapi, type, actor, listing.id);
    const before = known && { ...known, ...feedbackStateOf(known, 'note') };
    const { state, event } = submitReview(before, { rating, comment });
    const data = { rating, comment, ...state, asked: false, submitted_at: new Date() };
    const row: ReviewRow = known
      ? await rows.update({ where: { id: known.id }, data, populate: onListing })
      : await rows.create({
          data: { ...data, author: actor.id, [single]: listing.id },
          populate: onListing,
        });
    const about = { id: row.id, name: listing.name };
    await recordEvent(strapi, 'reviews', about, actor, { ...event, before: null });
    return { row, isNew: !known };
  });
};
