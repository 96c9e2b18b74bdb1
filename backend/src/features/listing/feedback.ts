import {
  type ChangeRequest,
  type Collection,
  type FeedbackChange,
  type FeedbackDecision,
  type FeedbackState,
  type ListingStatus,
  mayWithAll,
  type Owned,
  type Rejected,
  readDecision,
  waitsForVendor,
  withdrawFeedback,
} from '@portal/domain';
import { type Actor, actorOf, authorize } from '../../base/actor.ts';
import { bodyOf, idOf, isRecord, whereAddress } from '../../base/body.ts';
import { inTransaction, type Sql } from '../../base/database.ts';
import { accepted, notFound } from '../../base/httpError.ts';
import { mustNotAsk, responseList } from '../../base/listQuery.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { exporterOf } from '../exports/index.ts';
import {
  acceptedChange,
  feedbackParts,
  feedbackStates,
  inState,
  listEvents,
  newestReplaced,
  recordEvent,
  subjectOfTable,
} from '../moderation/index.ts';
import { type FeedbackTable, feedbackSearch } from './listIndex/feedbackTable.ts';
import { queryHits, search, searchEngine, wordsOf } from './listIndex/search.ts';
import { listingNameOf, listSubjects, type OnListing, onListing } from './onListing.ts';
import { kinds, typeOf } from './rows.ts';

/** The one listing that `?listing=` limits a list to, by id or slug. */
const ofListing = (ctx: Context, type: Collection): object[] => {
  const asked = ctx.query.listing;
  if (typeof asked !== 'string' || asked === '') return [];
  const where = whereAddress(asked);
  const { single } = kinds[type];
  return ['id' in where ? { [`${single}_id`]: where.id } : { [single]: where }];
};

/** Condition for reviews or offers of apps, or of services: the column, because the relation joins all listings. */
const ofType = (type: Collection) => ({ [`${kinds[type].single}_id`]: { $notNull: true } });

/** The column with the note of a decision. */
const noteColumns = {
  'api::review.review': 'note',
  'api::special-offer.special-offer': 'admin_note',
} as const;

type NoteColumn = (typeof noteColumns)[keyof typeof noteColumns];

interface Decidable extends OnListing, Partial<Record<NoteColumn, string | null>> {
  /** Of an offer. */
  title?: string;
  status: ListingStatus | null;
  /** Null in rows from before versions existed. */
  version: number | null;
  request?: ChangeRequest | null;
}

export const feedbackStateOf = (row: Decidable, note: NoteColumn): FeedbackState => ({
  status: row.status ?? 'PENDING',
  note: row[note] ?? null,
  version: row.version ?? 1,
  request: row.request ?? null,
});

/** A request for changes as columns; lists filter by the second. */
export const requestColumns = (request: ChangeRequest | null = null) => ({
  request,
  asked: waitsForVendor({ request }),
});

type Outcome = FeedbackChange | Rejected;

interface Kind<Row> {
  uid: keyof typeof noteColumns;
  table: FeedbackTable;
  /** Reviews or offers in the table of actions. */
  about: 'review' | 'offer';
  /** Condition for what a vendor sees in a list. */
  own: (actor: Actor) => Record<string, unknown>;
  /** The owner, for the table of actions. */
  ownerOf: (row: Row) => Owned;
  response: (row: Row, admin: boolean) => unknown;
  decide: (
    state: FeedbackState,
    decision: FeedbackDecision,
    row: Row,
    sql: Sql,
  ) => Outcome | Promise<Outcome>;
  /** What a decision or its Undo, or a withdrawal, changes besides the status and the note. Default: nothing. */
  changes?: (
    row: Row,
    event: FeedbackChange['event'],
    actor: Actor,
    undo?: boolean,
  ) => Promise<object>;
}

/** The calls that reviews and special offers share. */
export const feedbackCalls = <Row extends Decidable & { id: number }>(
  strapi: Strapi,
  kind: Kind<Row>,
) => {
  const { uid, table, about, own, ownerOf, response } = kind;
  const rows = strapi.db.query(uid);
  const subject = subjectOfTable[uid];
  const read = `${about}.read` as const;
  const columns = { populate: onListing };
  const exporter = exporterOf(strapi, subjectOfTable[uid]);
  const states = feedbackStates[table];

  /** Finds words in the texts of the records, and in the `others` if asked. */
  const searchIn = (others: boolean) => (words: readonly string[]) =>
    inTransaction(strapi, async (sql) => {
      const where = feedbackSearch(table, others);
      const engine = searchEngine(strapi);
      const hits = await search(engine, sql, where, wordsOf(words.join(' ')));
      const found = queryHits(engine, sql, where, hits);
      // So that SQLite compares the few records in a queue instead of looking up each of many hits.
      return engine.byIds && hits.common
        ? { $not: { id: { $notIn: found } } }
        : { id: { $in: found } };
    });

  /** Parts in this order, unless the client sorts. */
  const list = (ctx: Context, parts: readonly object[], order: Record<string, 'asc' | 'desc'>) => {
    const type = typeOf(ctx);
    return responseList<Row>(strapi, ctx, uid, {
      base: {
        $and: [ofType(type), ...ofListing(ctx, type), ...inState(states, ctx.query.state)],
      },
      search: searchIn(true),
      order,
      columns,
      parts: ctx.query.sort === undefined ? parts : [{ $or: parts }],
      response: (found) => found.map((row) => response(row, true)),
      exporter,
    });
  };

  /** The record, after a decision in progress. */
  const hold = async (sql: Sql, id: number): Promise<Row> => {
    await sql(table).where({ id }).forUpdate().first('id');
    const row: Row | null = await rows.findOne({ where: { id }, ...columns });
    if (!row) throw notFound();
    return row;
  };

  return {
    find: (ctx: Context) => list(ctx, [{ status: 'APPROVED' }], { createdAt: 'desc' }),

    findPending: (ctx: Context) => list(ctx, feedbackParts[table], { submitted_at: 'asc' }),

    /** All of both types and every status for admins, their own for vendors, who cannot filter by other records. */
    findAll(ctx: Context) {
      const actor = actorOf(ctx);
      const all = mayWithAll(actor, read);
      if (!all) mustNotAsk(ctx, ['filters'], m.query_only_search_sort_pagination());
      const order = { createdAt: 'desc' } as const;
      return responseList<Row>(strapi, ctx, uid, {
        base: all ? {} : own(actor),
        search: searchIn(false),
        order,
        columns,
        response: (found) => found.map((row) => response(row, all)),
        exporter,
      });
    },

    async findOne(ctx: Context) {
      const actor = actorOf(ctx);
      const where = { id: idOf(ctx.params.id) };
      const row: Row | null = await rows.findOne({ where, ...columns });
      if (!row) throw notFound();
      authorize(actor, read, ownerOf(row));
      return { data: response(row, mayWithAll(actor, read)), meta: {} };
    },

    /** Applies an admin's decision, one writer at a time. A stale version throws 409 with the latest decision. */
    async decide(ctx: Context) {
      const { data: sent } = bodyOf(ctx);
      const decision = accepted(readDecision(isRecord(sent) ? sent : bodyOf(ctx), about));
      const id = idOf(ctx.params.id);
      const note = noteColumns[uid];
      const decided = await inTransaction(strapi, async (sql): Promise<Row> => {
        const row = await hold(sql, id);
        const replaced = decision.undo ? await newestReplaced(strapi, subject, id) : null;
        const state = { ...feedbackStateOf(row, note), replaced };
        const about = { subject, id, version: state.version, forAdmin: true };
        const outcome = await kind.decide(state, decision, row, sql);
        const { state: next, event } = await acceptedChange(strapi, outcome, about);
        const actor = actorOf(ctx);
        const named = { id, name: row.title ?? listingNameOf(row) };
        await recordEvent(strapi, subject, named, actor, { ...event, before: null });
        const { note: text, request, ...kept } = next;
        return rows.update({
          where: { id },
          data: {
            ...kept,
            ...requestColumns(request),
            [note]: text,
            ...(await kind.changes?.(row, event, actor, decision.undo)),
          },
          ...columns,
        });
      });
      return { data: response(decided, true), meta: {} };
    },

    /** Its author, or the vendor of an offer, takes a pending record back: deletes it, not its history. */
    async withdraw(ctx: Context) {
      const id = idOf(ctx.params.id);
      const actor = actorOf(ctx);
      await inTransaction(strapi, async (sql) => {
        const row = await hold(sql, id);
        authorize(actor, `${about}.withdraw`, ownerOf(row));
        const { event } = accepted(withdrawFeedback(feedbackStateOf(row, noteColumns[uid])));
        const named = { id, name: row.title ?? listingNameOf(row) };
        await kind.changes?.(row, event, actor);
        await recordEvent(strapi, subject, named, actor, { ...event, before: null });
        await rows.delete({ where: { id } });
      });
      return { data: null, meta: {} };
    },

    /** The listings that have any, by name. */
    findSubjects(ctx: Context) {
      const type = typeOf(ctx);
      const having = { table, column: `${kinds[type].single}_id` };
      return listSubjects(strapi, ctx, type, { having });
    },

    async events(ctx: Context) {
      const id = idOf(ctx.params.id);
      const data = await listEvents(strapi, subject, id, true);
      if (data.length === 0 && (await rows.count({ where: { id } })) === 0) throw notFound();
      return { data };
    },
  };
};
