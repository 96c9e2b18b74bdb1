import { bodyOf, isRecord } from '../../body.ts';
import { inTransaction } from '../../database.ts';
import { listAnswer, readListQuery } from '../../list-query.ts';
import { notFound } from '../../refusal.ts';
import type { Context, Strapi } from '../../registry.ts';
import { idOf, timelineOf } from '../event/services/claim.ts';
import { listEvents } from '../event/services/events.ts';
import { inState, listSubjects, ofListing, onListing, typeOf } from './of-listing.ts';
import { kinds } from './types.ts';

interface Kind<Row> {
  uid: keyof typeof timelineOf;
  table: 'reviews' | 'special_offers';
  /** What a search looks in, beside the names of listing and author. */
  texts: readonly string[];
  answer: (row: Row) => unknown;
}

/** What admins do alike with reviews and with special offers. */
export const feedbackCalls = <Row>(strapi: Strapi, { uid, table, texts, answer }: Kind<Row>) => {
  const rows = strapi.db.query(uid);

  const list = async (ctx: Context, shown: object, order: 'asc' | 'desc') => {
    const type = typeOf(ctx);
    const { single } = kinds[type];
    const here = { [single]: { id: { $notNull: true } } };
    const { query, page } = await readListQuery(strapi, ctx, uid, {
      base: { $and: [shown, here, ...ofListing(ctx, type), ...inState(ctx)] },
      search: [...texts, `${single}.name`, 'author.first_name', 'author.last_name', 'author.email'],
      order: { createdAt: order },
    });
    const found: Row[] = await rows.findMany({ ...query, populate: onListing });
    return listAnswer(found.map(answer), page, await rows.count({ where: query.where }));
  };

  return {
    find: (ctx: Context) => list(ctx, { status: 'APPROVED' }, 'desc'),

    findPending: (ctx: Context) =>
      list(ctx, { $or: [{ status: { $ne: 'APPROVED' } }, { status: null }] }, 'asc'),

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
      const data = await listEvents(strapi, timelineOf[uid], id, true);
      if (data.length === 0 && (await rows.count({ where: { id } })) === 0) throw notFound();
      return { data };
    },
  };
};

/** A decision, with or without `data` around it. */
export const decisionOf = (ctx: Context) => {
  const body = bodyOf(ctx);
  return isRecord(body.data) ? body.data : body;
};
