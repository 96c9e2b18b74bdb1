import type { ErrorReason, FeedbackChange, FeedbackState, ListingStatus } from '@portal/domain';
import type { Actor } from '../actor.ts';
import { inTransaction, type Sql } from '../database.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Strapi } from '../registry.ts';
import { latestEvent, recordEvent, subjectOfTable } from './history.ts';

/** Where a table keeps the note of a decision. */
const noteColumns = {
  'api::review.review': 'note',
  'api::special-offer.special-offer': 'admin_note',
} as const;

type NoteColumn = (typeof noteColumns)[keyof typeof noteColumns];

interface Decidable extends Partial<Record<NoteColumn, string | null>> {
  status: ListingStatus | null;
  /** Null in rows that are older than versions. */
  version: number | null;
}

export const feedbackStateOf = (row: Decidable, note: NoteColumn): FeedbackState => ({
  status: row.status ?? 'PENDING',
  note: row[note] ?? null,
  version: row.version ?? 1,
});

type Outcome = FeedbackChange | { rejected: ErrorReason };

/**
 * Changes a review or an offer as `decide` says, one writer at a time, and adds the event to its history. 409 tells those whose
 * version is stale what was done meanwhile.
 */
export const changeFeedback = <Row extends Decidable>(
  strapi: Strapi,
  uid: keyof typeof subjectOfTable,
  { id, actor, populate }: { id: number; actor: Actor; populate: object },
  decide: (state: FeedbackState, row: Row, sql: Sql) => Outcome | Promise<Outcome>,
): Promise<Row> =>
  inTransaction(strapi, async (sql) => {
    const rows = strapi.db.query(uid);
    const subject = subjectOfTable[uid];
    const column = noteColumns[uid];
    await sql(strapi.getModel(uid).collectionName ?? '')
      .where({ id })
      .forUpdate()
      .first('id');
    const row: Row | null = await rows.findOne({ where: { id }, populate });
    if (!row) throw notFound();
    const state = feedbackStateOf(row, column);
    const outcome = await decide(state, row, sql);
    if ('rejected' in outcome) {
      if (outcome.rejected !== 'already-decided') throw new Refusal(outcome.rejected);
      const latest = { event: await latestEvent(strapi, subject, id), version: state.version };
      throw new Refusal('already-decided', { details: { latest } });
    }
    await recordEvent(strapi, subject, id, actor, { ...outcome.event, before: null });
    const { note, ...next } = outcome.state;
    return rows.update({ where: { id }, data: { ...next, [column]: note }, populate });
  });
