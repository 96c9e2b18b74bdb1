import {
  type Action,
  decideReply,
  deleteReply,
  fileReport,
  keepReview,
  type ModerationEvent,
  type Rejected,
  type ReplyState,
  type ReportState,
  settleReport,
  submitReply,
} from '@portal/domain';
import { type Actor, authorize } from '../../base/actor.ts';
import { inTransaction } from '../../base/database.ts';
import { accepted, notFound } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { listingNameOf, onListing, ownerOf } from '../listing/index.ts';
import { previousEvent, recordEvent } from '../moderation/index.ts';
import { REVIEW, type ReviewRow, replyStateOf, reportStateOf, reviewResponse } from './reviews.ts';
import { moveReviewToTrash } from './trashed.ts';

/* Replies of vendors to reviews, and their reports of reviews. */

type Input = Record<string, unknown>;
type Columns = Partial<ReviewRow>;
type Outcome<State> = { state: State; event: ModerationEvent } | Rejected;

/** Changes an approved review, one writer at a time. */
const change = <State>(
  strapi: Strapi,
  actor: Actor,
  { id, action }: { id: number; action: Action },
  decide: (row: ReviewRow) => Outcome<State>,
  columnsOf: (state: State) => Columns,
) =>
  inTransaction(strapi, async (sql) => {
    await sql('reviews').where({ id }).forUpdate().first('id');
    const rows = strapi.db.query(REVIEW);
    const row: ReviewRow | null = await rows.findOne({ where: { id }, populate: onListing });
    if (!row) throw notFound();
    authorize(actor, action, ownerOf(row.app ?? row.service ?? {}));
    if (row.status !== 'APPROVED') throw notFound();
    const { state, event } = accepted(decide(row));
    const about = { id, name: listingNameOf(row) };
    const before = event.kind === 'report-closed' ? reportOf(row) : null;
    await recordEvent(strapi, 'reviews', about, actor, { ...event, before });
    const data = columnsOf(state);
    const saved: ReviewRow = await rows.update({ where: { id }, data, populate: onListing });
    return reviewResponse(saved, action === 'review.decide' ? 'admin' : 'owner');
  });

const replyColumns = ({ text, created, proposal, sentAt, version }: ReplyState): Columns => ({
  reply_text: text,
  reply_at: created,
  reply_proposal: proposal?.text ?? null,
  reply_status: proposal?.status ?? null,
  reply_note: proposal?.note ?? null,
  reply_sent_at: sentAt,
  reply_version: version,
});

const reportColumns = ({ reason, text, accountId, open, created }: ReportState): Columns => ({
  report_reason: reason,
  report_text: text,
  report_account: accountId,
  report_open: open,
  reported_at: created,
});

const now = (): string => new Date().toISOString();

/** Creates or edits the reply of the listing's account, which an admin decides on. */
export const saveReply = (strapi: Strapi, actor: Actor, id: number, input: Input) => {
  const decide = (row: ReviewRow) => submitReply(replyStateOf(row), input, now());
  return change(strapi, actor, { id, action: 'review.reply' }, decide, replyColumns);
};

export const removeReply = (strapi: Strapi, actor: Actor, id: number) => {
  const decide = (row: ReviewRow) => deleteReply(replyStateOf(row));
  return change(strapi, actor, { id, action: 'review.reply' }, decide, replyColumns);
};

/** An admin's decision about a reply. */
export const settleReply = (strapi: Strapi, actor: Actor, id: number, input: Input) => {
  const decide = (row: ReviewRow) => decideReply(replyStateOf(row), input, now());
  return change(strapi, actor, { id, action: 'review.decide' }, decide, replyColumns);
};

/** Reports a review of a listing of the actor's account. */
export const reportReview = (strapi: Strapi, actor: Actor, id: number, input: Input) => {
  const account = actor.accountId ?? -1;
  const decide = (row: ReviewRow) => fileReport(reportStateOf(row), input, account, now());
  return change(strapi, actor, { id, action: 'review.report' }, decide, reportColumns);
};

/** What the event that closes a report keeps for its notification: the review may be gone by then. */
const reportOf = (row: ReviewRow) => ({
  account: row.report_account,
  listing: listingNameOf(row),
});

/** Settles a report of a review after the event of a decision or of its end. Returns the changed columns. */
export const settleReportOf = async (
  strapi: Strapi,
  row: ReviewRow,
  event: Pick<ModerationEvent, 'kind' | 'from' | 'to'>,
  actor: Actor,
  undo = false,
): Promise<Columns> => {
  const undone = undo ? await previousEvent(strapi, 'reviews', row.id) : undefined;
  const settled = settleReport(reportStateOf(row), event, undone);
  if (!settled) return {};
  const about = { id: row.id, name: listingNameOf(row) };
  // The audit log has the decision.
  const more = { before: reportOf(row), audited: false };
  if (settled.event)
    await recordEvent(strapi, 'reviews', about, actor, { ...settled.event, ...more });
  return { report_open: settled.state.open };
};

/** Keeps a reported review. */
export const closeReport = (strapi: Strapi, actor: Actor, id: number) => {
  const decide = (row: ReviewRow) => keepReview(reportStateOf(row));
  return change(strapi, actor, { id, action: 'review.decide' }, decide, reportColumns);
};

/** Deletes the review, not its history. `erases`: it cannot be restored. */
export const deleteReview = (
  strapi: Strapi,
  actor: Actor,
  id: number,
  { erases = false } = {},
): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const reviews = strapi.db.query(REVIEW);
    await sql('reviews').where({ id }).forUpdate().first('id');
    const row: ReviewRow | null = await reviews.findOne({ where: { id }, populate: onListing });
    if (!row) throw notFound();
    if (!erases) await moveReviewToTrash(strapi, sql, row, actor);
    await reviews.delete({ where: { id } });
    const event = { kind: 'deleted', from: row.status ?? 'PENDING', to: null } as const;
    await settleReportOf(strapi, row, event, actor);
    await recordEvent(strapi, 'reviews', { id, name: listingNameOf(row) }, actor, event);
  });
