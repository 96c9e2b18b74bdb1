import { mayWithAll, type Owned } from '@portal/domain';
import { authorize } from '../../access.ts';
import { type Actor, actorOf } from '../../actor.ts';
import { bodyOf, idOf, isRecord } from '../../body.ts';
import { inTransaction } from '../../database.ts';
import { findInParts, listAnswer, mustNotAsk, readListQuery } from '../../listQuery.ts';
import { listEvents, subjectOfTable } from '../../moderation/history.ts';
import { feedbackStates, inState } from '../../moderation/queue.ts';
import { notFound } from '../../refusal.ts';
import type { Context, Strapi } from '../../registry.ts';
import { listSubjects, ofListing, onListing, typeOf } from './ofListing.ts';
import { kinds } from './types.ts';

interface Kind<Row> {
  uid: keyof typeof subjectOfTable;
  table: 'reviews' | 'special_offers';
  read: 'review.read' | 'offer.read';
  /** What a search looks in, beside the names of listing and author. */
  texts: readonly string[];
  /** Whose a vendor may see in a list, here and nothing else. */
  own: (actor: Actor) => Record<string, unknown>;
  /** Of one, what the table of actions looks at. */
  ownerOf: (row: Row) => Owned;
  answer: (row: Row, admin: boolean) => unknown;
}

/** What admins do alike with reviews and with special offers. */
export const feedbackCalls = <Row>(
  strapi: Strapi,
  { uid, table, read, texts, own, ownerOf, answer }: Kind<Row>,
) => {
  const rows = strapi.db.query(uid);

  /** What is in any of the parts, one part after the other unless the client asks for another order. */
  const list = async (ctx: Context, parts: object[], order: 'asc' | 'desc') => {
    const type = typeOf(ctx);
    const { single } = kinds[type];
    const here = { [single]: { id: { $notNull: true } } };
    const { query, page } = await readListQuery(strapi, ctx, uid, {
      base: { $and: [here, ...ofListing(ctx, type), ...inState(feedbackStates, ctx.query.state)] },
      search: [...texts, `${single}.name`, 'author.first_name', 'author.last_name', 'author.email'],
      order: { createdAt: order },
    });
    const inOrder = ctx.query.sort === undefined ? parts : [{ $or: parts }];
    const found = await findInParts<Row>(rows, { ...query, populate: onListing }, inOrder);
    const data = found.page.map((row) => answer(row, true));
    return listAnswer(data, page, found.total);
  };

  return {
    find: (ctx: Context) => list(ctx, [{ status: 'APPROVED' }], 'desc'),

    findPending: (ctx: Context) => list(ctx, Object.values(feedbackStates), 'asc'),

    /** Of both types and every status: all of them for admins, their own for vendors, who may not ask about other records through them. */
    async findAll(ctx: Context) {
      const actor = actorOf(ctx);
      const all = mayWithAll(actor, read);
      if (!all) mustNotAsk(ctx, ['filters'], 'This list takes a search, a sort and a page only');
      const { query, page } = await readListQuery(strapi, ctx, uid, {
        base: all ? {} : own(actor),
        search: [...texts],
        order: { createdAt: 'desc' },
      });
      const found: Row[] = await rows.findMany({ ...query, populate: onListing });
      const data = found.map((row) => answer(row, all));
      return listAnswer(data, page, await rows.count({ where: query.where }));
    },

    async findOne(ctx: Context) {
      const actor = actorOf(ctx);
      const where = { id: idOf(ctx.params.id) };
      const row: Row | null = await rows.findOne({ where, populate: onListing });
      if (!row) throw notFound();
      authorize(actor, read, ownerOf(row));
      return { data: answer(row, mayWithAll(actor, read)), meta: {} };
    },

    /** The listings that any of these are about, by name. */
    findSubjects: (ctx: Context) =>
      inTransaction(strapi, async (sql) => {
        const type = typeOf(ctx);
        const column = `${kinds[type].single}_id`;
        // A query within the query: their ids may be more than one query takes.
        const ids = sql(table).whereNotNull(column).select(column);
        return listSubjects(strapi, ctx, type, { id: { $in: ids } });
      }),

    async events(ctx: Context) {
      const id = idOf(ctx.params.id);
      const data = await listEvents(strapi, subjectOfTable[uid], id, true);
      if (data.length === 0 && (await rows.count({ where: { id } })) === 0) throw notFound();
      return { data };
    },
  };
};

/** Some of them, newest first, in a list that takes a page and nothing else. */
export const newestFirst = async <Row>(
  strapi: Strapi,
  ctx: Context,
  { uid, answer }: { uid: Kind<Row>['uid']; answer: (row: Row) => unknown },
  base: Record<string, unknown>,
) => {
  mustNotAsk(ctx, ['filters', 'sort', '_q'], 'This list takes a page only');
  const order = { createdAt: 'desc' } as const;
  const { query, page } = await readListQuery(strapi, ctx, uid, { base, search: [], order });
  const rows = strapi.db.query(uid);
  const found: Row[] = await rows.findMany({ ...query, populate: onListing });
  return listAnswer(found.map(answer), page, await rows.count({ where: query.where }));
};

/** A decision, with or without `data` around it. */
export const decisionOf = (ctx: Context) => {
  const body = bodyOf(ctx);
  return isRecord(body.data) ? body.data : body;
};
