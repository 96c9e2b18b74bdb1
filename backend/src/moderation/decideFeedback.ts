import {
  decideFeedback as decide,
  type FeedbackDecision,
  genericTexts,
  type ListingStatus,
  type ModerationEvent,
} from '@portal/domain';
import { inTransaction, type Sql } from '../database.ts';
import { invalid, notFound, Refusal } from '../refusal.ts';
import type { Strapi } from '../registry.ts';
import { latestEvent, subjectOfTable } from './history.ts';

interface Decidable {
  id: number;
  status: ListingStatus | null;
  /** Null in rows that are older than versions. */
  version: number | null;
}

/** The version the caller saw; `undefined` when none was sent. */
export const readVersion = (given: unknown): number | undefined => {
  if (given === undefined || given === null) return undefined;
  if (typeof given === 'number' && Number.isInteger(given)) return given;
  throw invalid(genericTexts.notValid('Version'));
};

/**
 * Decides about a review or an offer, one writer at a time: `write` stores the decision and its event. 409 tells those whose
 * version is stale what was done meanwhile.
 */
export const decideFeedback = <Row extends Decidable, T>(
  strapi: Strapi,
  uid: keyof typeof subjectOfTable,
  { id, populate, decision }: { id: number; populate: object; decision: FeedbackDecision },
  write: (row: Row, event: ModerationEvent, sql: Sql) => Promise<T>,
): Promise<T> =>
  inTransaction(strapi, async (sql) => {
    const table = strapi.getModel(uid).collectionName ?? '';
    await sql(table).where({ id }).forUpdate().first('id');
    const row: Row | null = await strapi.db.query(uid).findOne({ where: { id }, populate });
    if (!row) throw notFound();
    const version = row.version ?? 1;
    const state = { status: row.status ?? 'PENDING', note: null, version };
    const outcome = decide(state, decision);
    if ('rejected' in outcome) {
      const latest = { event: await latestEvent(strapi, subjectOfTable[uid], id), version };
      throw new Refusal(outcome.rejected, { details: { latest } });
    }
    await sql(table).where({ id }).update({ version: outcome.state.version });
    return write(row, outcome.event, sql);
  });
